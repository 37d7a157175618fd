import type { Gestion, LigneGestion } from '@espace-adherent/contract/gestion'
import { Dialog } from '@espace-adherent/ui/dialog'
import { Tabs } from '@espace-adherent/ui/disclosure'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Facts } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { afficherInstant, faitsDe, type Rendus, titreDe } from './afficher.tsx'
import type { Permis } from './droits.ts'
import { Fiche, type FicheProps } from './Fiche.tsx'
import { Gestes } from './Gestes.tsx'
import { Histoire } from './Histoire.tsx'
import { Presence } from './Presence.tsx'
import { ligneQuery } from './queries.ts'
import { textes } from './textes.ts'

const { fiche: mots } = textes

type PanneauProps = Pick<FicheProps, 'apercu' | 'onSaved' | 'onDuplicate'> & {
  gestion: Gestion
  permis: Permis
  /** Which row is open. */
  id: string
  rendus?: Rendus | undefined
  onClose: () => void
}

/** What has an editor of its own is wider than a field. */
const tailleDe = ({ champs }: Gestion) =>
  Object.values(champs).some(({ genre }) => genre === 'propre') ? 'wide' : 'drawer'

/** One row beside its list: its fields, and what happened to it. */
export function Panneau({ gestion, permis, id, rendus, onClose, ...fiche }: PanneauProps) {
  const query = useQuery(ligneQuery(gestion, id))
  const [onglet, setOnglet] = useState('fiche')
  const ligne = query.data ?? null
  return (
    <Dialog
      size={tailleDe(gestion)}
      title={ligne ? titreDe(gestion, ligne) : gestion.libelle}
      onClose={onClose}
    >
      <Lecture query={query} attente={['3rem', '3rem', '3rem']}>
        {(lue) =>
          lue === null ? (
            <EmptyState title={mots.introuvable} />
          ) : (
            <>
              <Presence objet={gestion.key} cible={id} />
              {lue.modifieLe && (
                <p className="note">{mots.modifieeLe(afficherInstant(lue.modifieLe))}</p>
              )}
              {gestion.gestes && (
                <div className="stack gap-16">
                  <Facts items={faitsDe(gestion, lue, rendus)} />
                  {permis.geste && (
                    <div className="cluster gap-8">
                      <Gestes gestion={gestion} ligne={lue} />
                    </div>
                  )}
                </div>
              )}
              {!gestion.gestes && (
                <Tabs
                  label={mots.onglets}
                  value={onglet}
                  onChange={setOnglet}
                  tabs={[
                    {
                      key: 'fiche',
                      titre: mots.fiche,
                      contenu: (
                        <Fiche
                          {...fiche}
                          gestion={gestion}
                          permis={permis}
                          ligne={lue}
                          onDeleted={onClose}
                        />
                      ),
                    },
                    {
                      key: 'historique',
                      titre: mots.historique,
                      contenu: (
                        <Histoire gestion={gestion} ligne={lue} canRestore={permis.restore} />
                      ),
                    },
                  ]}
                />
              )}
            </>
          )
        }
      </Lecture>
    </Dialog>
  )
}

type NouvelleProps = Omit<PanneauProps, 'id' | 'apercu' | 'onDuplicate'> & {
  modele: LigneGestion | null
}

export const Nouvelle = ({ gestion, permis, modele, onSaved, onClose }: NouvelleProps) => (
  <Dialog size={tailleDe(gestion)} title={mots.nouvelle(gestion.singulier)} onClose={onClose}>
    <Fiche
      gestion={gestion}
      permis={permis}
      ligne={null}
      modele={modele}
      onSaved={onSaved}
      onDuplicate={() => {}}
      onDeleted={onClose}
    />
  </Dialog>
)
