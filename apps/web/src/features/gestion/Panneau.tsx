import type { Champ, Gestion, LigneGestion } from '@espace-adherent/contract/gestion'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Tabs } from '@espace-adherent/ui/disclosure/Tabs.tsx'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Facts } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrouillonLu } from '../../platform/brouillons/useSaisieGardee.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { toasts } from '../../platform/toasts/index.ts'
import { afficherInstant, faitsDe, titreDe } from './afficher.tsx'
import type { Permis } from './droits.ts'
import { useEcran } from './ecran.ts'
import { Fiche, type FicheProps } from './Fiche.tsx'
import { Gestes } from './Gestes.tsx'
import { Histoire } from './Histoire.tsx'
import { Presence } from './Presence.tsx'
import { ligneQuery } from './queries.ts'
import { textes } from './textes.ts'
import { cleFiche, useFiche } from './useFiche.ts'
import { Versions } from './Versions.tsx'

const { fiche: mots } = textes

type PanneauProps = Pick<FicheProps, 'apercu' | 'onDuplicate'> & {
  gestion: Gestion
  onSaved: (ligne: LigneGestion) => void
  permis: Permis
  /** Which row is open. */
  id: string
  onClose: () => void
}

/** What has an editor of its own is wider than a field. */
const tailleDe = ({ champs }: Gestion) =>
  Object.values(champs).some((champ) => champ.genre === 'propre' || isIllustre(champ))
    ? 'wide'
    : 'drawer'

const isIllustre = (champ: Champ) => champ.genre === 'riche' && champ.isIllustre === true

/** One row beside its list: its fields, and what happened to it. */
export function Panneau({ gestion, id, onClose, ...fiche }: PanneauProps) {
  const query = useQuery(ligneQuery(gestion, id))
  const isLu = useBrouillonLu(cleFiche(gestion, id))
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
              {gestion.gestes ? (
                <Lue gestion={gestion} ligne={lue} onGone={onClose} />
              ) : !isLu ? null : (
                <Ouverte {...fiche} gestion={gestion} ligne={lue} onClose={onClose} />
              )}
            </>
          )
        }
      </Lecture>
    </Dialog>
  )
}

type LueProps = {
  gestion: Gestion
  ligne: LigneGestion
  onGone: () => void
}

/** A row that gestures alone change: what it says, and what may be done with it. */
function Lue({ gestion, ligne, onGone }: LueProps) {
  const { rendus } = useEcran()
  const { faits, blocs } = faitsDe(gestion, ligne, rendus)
  return (
    <div className="stack gap-16">
      <Facts items={faits} />
      {blocs.map(({ label, value }) => (
        <section key={label} aria-label={label} className="stack gap-8">
          <p className="note">{label}</p>
          {value}
        </section>
      ))}
      <div className="cluster gap-8">
        <Gestes gestion={gestion} ligne={ligne} onGone={onGone} />
      </div>
    </div>
  )
}

type OuverteProps = Omit<PanneauProps, 'id'> & { ligne: LigneGestion }

/** What is typed stays while one looks at the other parts, and they speak of it. */
function Ouverte({ gestion, permis, ligne, onSaved, onClose, ...props }: OuverteProps) {
  const [onglet, setOnglet] = useState('fiche')
  const { onglets } = useEcran()
  const fiche = useFiche({ gestion, ligne, onSaved })
  const take = (valeurs: Record<string, unknown>) => {
    fiche.take(valeurs)
    setOnglet('fiche')
    toasts.push({ type: 'success', title: textes.versions.reprise })
  }
  return (
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
              {...props}
              gestion={gestion}
              permis={permis}
              ligne={ligne}
              fiche={fiche}
              onDeleted={onClose}
            />
          ),
        },
        ...onglets.map(({ key, titre, Contenu }) => ({
          key,
          titre,
          contenu: <Contenu ligne={ligne} valeurs={fiche.valeurs} />,
        })),
        ...(gestion.versions
          ? [
              {
                key: 'versions',
                titre: textes.versions.titre,
                contenu: (
                  <Versions gestion={gestion} ligne={ligne} onTake={permis.update ? take : null} />
                ),
              },
            ]
          : []),
        {
          key: 'historique',
          titre: mots.historique,
          contenu: (
            <Histoire
              gestion={gestion}
              ligne={ligne}
              canRestore={permis.restore && !gestion.versions}
            />
          ),
        },
      ]}
    />
  )
}

type NouvelleProps = Pick<PanneauProps, 'gestion' | 'permis' | 'onSaved' | 'onClose'> & {
  /** What stands in its fields to begin with. */
  modele: Partial<LigneGestion> | null
}

export function Nouvelle(props: NouvelleProps) {
  const { gestion, onClose } = props
  const isLu = useBrouillonLu(cleFiche(gestion, null))
  return (
    <Dialog size={tailleDe(gestion)} title={mots.nouvelle(gestion.singulier)} onClose={onClose}>
      {isLu && <FicheNouvelle {...props} />}
    </Dialog>
  )
}

function FicheNouvelle({ gestion, permis, modele, onSaved, onClose }: NouvelleProps) {
  const fiche = useFiche({ gestion, ligne: null, modele, onSaved })
  return (
    <Fiche
      gestion={gestion}
      permis={permis}
      ligne={null}
      fiche={fiche}
      onDuplicate={() => {}}
      onDeleted={onClose}
    />
  )
}
