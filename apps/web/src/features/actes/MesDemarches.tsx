import { type DemarcheOfferte, teteDe } from '@espace-adherent/contract/actes'
import { type GroupeActe, groupesActe, libellesGroupeActe } from '@espace-adherent/domain/actes'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card, IconTile } from '@espace-adherent/ui/layout'
import { tenu } from '@espace-adherent/ui/texte/tenu.tsx'
import { IconChevronRight, IconClipboardText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { LectureLignes } from '../../platform/query/Lecture.tsx'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import { BrouillonLigne } from './BrouillonLigne.tsx'
import { brouillonsQuery } from './brouillons.ts'
import css from './mes-demarches.module.css'
import { presentationDe } from './presentation.ts'
import { demarchesQuery } from './queries.ts'
import { textes } from './textes.ts'

/** What can be asked for under the current contract, group by group. */
export function MesDemarches() {
  const { typeContrat, etat } = useContrats().courant
  return (
    <LectureLignes
      query={useQuery(demarchesQuery())}
      vide={
        <Card>
          <EmptyState
            icon={<IconClipboardText size={40} stroke={1.25} aria-hidden="true" />}
            title={textes.liste.aucune}
          >
            {textes.liste.aucuneTexte}
          </EmptyState>
        </Card>
      }
    >
      {(toutes) => {
        const offres = toutes.filter(
          (offre) =>
            (offre.typeContrat ?? typeContrat) === typeContrat &&
            !(offre.isEnCours && etat === 'resilie'),
        )
        return groupesActe
          .map((groupe) => ({ groupe, offres: offres.filter((offre) => offre.groupe === groupe) }))
          .filter((rangee) => rangee.offres.length > 0)
          .map((rangee) => <Groupe key={rangee.groupe} {...rangee} />)
      }}
    </LectureLignes>
  )
}

function Groupe({ groupe, offres }: { groupe: GroupeActe; offres: readonly DemarcheOfferte[] }) {
  const liens = useLiens()
  return (
    <Card title={libellesGroupeActe[groupe]}>
      <ul className={css.liste}>
        {offres.map(({ acte, libelle, chapo, modeGestion, delai }) => {
          const { icon: Icone, slug } = presentationDe(acte)
          return (
            <li key={acte}>
              <a href={liens.demarche(slug)} className={css.ligne}>
                <IconTile>
                  <Icone size={22} stroke={1.75} />
                </IconTile>
                <span className={css.quoi}>
                  <strong>{libelle}</strong>
                  <span>{tenu(chapo)}</span>
                  {(delai || modeGestion === 'automatique') && (
                    <span>
                      {delai
                        ? textes.delaiCourt(delai.median)
                        : teteDe(acte).isDiffere
                          ? textes.differe
                          : textes.sansAttente}
                    </span>
                  )}
                </span>
                <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
              </a>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** What was begun and not sent; nothing at all when there is none. */
export function MesBrouillons() {
  const { data } = useQuery(brouillonsQuery())
  if (!data || data.rows.length === 0) return null
  return (
    <Card title={textes.liste.brouillons}>
      <ul className={css.liste}>
        {data.rows.map((brouillon) => (
          <BrouillonLigne key={`${brouillon.acte} ${brouillon.sujet}`} {...brouillon} />
        ))}
      </ul>
    </Card>
  )
}
