import type { MesureAudience } from '@espace-adherent/contract/audiences'
import { direCondition, direRegle } from '@espace-adherent/domain/audiences/dire.ts'
import { type GroupeAudience, isGroupe } from '@espace-adherent/domain/audiences/regle.ts'
import { ShareBars } from '@espace-adherent/ui/charts/ShareBars.tsx'
import css from './audiences.module.css'
import { textes } from './textes.ts'

const heure = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' })
/** A count that is older was not made for this question. */
const ANCIEN_MS = 60_000

type Props = {
  regle: GroupeAudience
  mesure: MesureAudience | undefined
  isValide: boolean
  isEchec: boolean
}

/** How many, out of how many, and what each line leaves. */
export function Mesure({ regle, mesure, isValide, isEchec }: Props) {
  return (
    <section className={css.mesure} aria-label={textes.concernees}>
      <p className={css.discret}>{textes.concernees}</p>
      <div role="status">
        {!isValide ? (
          <p>{textes.aCorriger}</p>
        ) : isEchec ? (
          <p>{textes.echec}</p>
        ) : mesure ? (
          <Total mesure={mesure} />
        ) : (
          <p>{textes.compte}</p>
        )}
      </div>
      {isValide && mesure && mesure.etapes.length > 0 && (
        <ShareBars
          shares={[
            part('tous', textes.tous, mesure.population),
            ...regle.regles
              .slice(0, mesure.etapes.length)
              .map((noeud, i) =>
                part(
                  `etape-${i}`,
                  isGroupe(noeud)
                    ? direRegle({ lien: 'et', regles: [noeud] })
                    : direCondition(noeud),
                  mesure.etapes[i] ?? 0,
                ),
              ),
          ]}
        />
      )}
    </section>
  )
}

const part = (key: string, label: string, value: number) => ({
  key,
  label,
  value,
  text: textes.nombre(value),
})

const Total = ({ mesure: { total, population, le } }: { mesure: MesureAudience }) => (
  <>
    <p className={css.total}>{textes.nombre(total)}</p>
    <p className={css.discret}>{textes.sur(total, population)}</p>
    {Date.now() - Date.parse(le) > ANCIEN_MS && (
      <p className={css.discret}>{textes.releve(heure.format(new Date(le)))}</p>
    )}
  </>
)
