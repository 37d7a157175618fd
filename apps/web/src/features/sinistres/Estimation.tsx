import type { EstimationFacture } from '@espace-adherent/contract/sinistres'
import { parseDate } from '@espace-adherent/domain/calendrier'
import {
  fauteSoin,
  nettoyerSoin,
  type SaisieFacture,
} from '@espace-adherent/domain/sinistres/facture.ts'
import { insecables } from '@espace-adherent/domain/texte'
import { Notice } from '@espace-adherent/ui/feedback'
import { Montant } from '@espace-adherent/ui/montants'
import { EnDirect } from '../actes/index.ts'
import { BoutonPourquoi, Repartition } from '../remboursements/index.ts'
import css from './estimation.module.css'
import { estimationQuery } from './queries.ts'
import { textes } from './textes.ts'

const { estimation: mots } = textes
type Ligne = EstimationFacture['lignes'][number]

/** The lines that can be reckoned already, as the server is asked about them; null: none. */
function questionDe({ numPers, dateSoins, soins }: SaisieFacture): string | null {
  const jour = parseDate(dateSoins)
  const justes = soins.filter((soin) => fauteSoin(soin) === null).map(nettoyerSoin)
  return jour === null || numPers === '' || justes.length === 0
    ? null
    : JSON.stringify({ numPers, dateSoins: jour, soins: justes })
}

/** Beside the form: what the bill would be paid. */
export function Estimation({ saisie }: { saisie: SaisieFacture & { numeroContrat: string } }) {
  // Whoever leaves its care to us is told a day, and no amount.
  if (saisie.isSoinInconnu) return null
  return (
    <EnDirect
      {...mots}
      question={questionDe(saisie)}
      queryDe={(posee) => estimationQuery(saisie.numeroContrat, posee)}
    >
      {({ total, lignes }) => ({
        vue: (
          <>
            <p className={css.total}>
              <Montant cents={total.rc} />
            </p>
            <Repartition
              prix={mots.facture}
              montants={{ ...total, base: null }}
              phrases={null}
              isTotal
            />
            <ul className="stack ruled gap-12 mt-12">
              {lignes.map((ligne, rang) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: care is known by its place on the bill.
                <LigneEstimee key={rang} ligne={ligne} />
              ))}
            </ul>
          </>
        ),
        annonce: mots.annonce(total.rc, total.reste),
      })}
    </EnDirect>
  )
}

const LigneEstimee = ({ ligne }: { ligne: Ligne }) => (
  <li>
    <p className="bold flex between gap-16">
      <span>{insecables(ligne.libelle)}</span>
      <Montant cents={ligne.rc} />
    </p>
    {ligne.avertissement && (
      <Notice tone="warning" title={mots.prixLimite}>
        {ligne.avertissement}
      </Notice>
    )}
    <BoutonPourquoi
      isPetit
      libelle={mots.pourquoi}
      nom={mots.pourquoiSoin(ligne.libelle)}
      sujet={insecables(ligne.libelle)}
    >
      <Repartition prix={mots.paye} montants={ligne} phrases={ligne.explication} />
    </BoutonPourquoi>
  </li>
)
