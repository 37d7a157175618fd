import type { Demande } from '@espace-adherent/contract/demandes'
import { isEnCours } from '@espace-adherent/domain/demandes'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { IconTile } from '@espace-adherent/ui/layout'
import { presentationDe } from '../actes/index.ts'
import { useLiens } from '../portail/index.ts'
import { badgeDe, PAS, pasDe } from './avancement.ts'
import css from './demandes.module.css'
import { jourDe } from './instants.ts'
import { textes } from './textes.ts'

/** One request in a list: what it is, how far it is. */
export function DemandeLigne({
  demande,
  isCourante = false,
}: {
  demande: Demande
  isCourante?: boolean
}) {
  const liens = useLiens()
  const { icon: Icone } = presentationDe(demande.acte)
  const { tone, libelle } = badgeDe(demande)
  const { faits, isAttendu } = pasDe(demande)
  return (
    <li>
      <a
        href={liens.demande(demande.id, isEnCours(demande) ? undefined : { etat: 'terminees' })}
        className={css.ligne}
        aria-current={isCourante ? 'true' : undefined}
      >
        <IconTile>
          <Icone size={22} stroke={1.75} />
        </IconTile>
        <span className={css.quoi}>
          <strong>{demande.libelle}</strong>
          <span>{textes.sousTitre(demande.nomOffre, jourDe(demande.creeLe))}</span>
          <span className="cluster center gap-8 col-12 mt-8">
            <span className={css.pas} role="img" aria-label={textes.avancement(faits, PAS)}>
              {Array.from({ length: PAS }, (_, rang) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place.
                  key={rang}
                  data-etat={rang < faits ? 'fait' : isAttendu && rang === faits ? 'attendu' : ''}
                />
              ))}
            </span>
            <StateBadge tone={tone}>{libelle}</StateBadge>
          </span>
        </span>
      </a>
    </li>
  )
}
