import type { SaisieDe } from '@espace-adherent/contract/actes'
import type { declarationFactureActe } from '@espace-adherent/contract/sinistres'
import { parseDate } from '@espace-adherent/domain/calendrier'
import { messageMontant, parseMontant } from '@espace-adherent/domain/montants'
import { Notice } from '@espace-adherent/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { useSettled } from '../../platform/query/settled.ts'
import { signauxQuery } from './queries.ts'
import { textes } from './textes.ts'

type Saisie = SaisieDe<typeof declarationFactureActe>

const cents = (saisie: string) =>
  messageMontant(saisie, { min: 1, max: 10_000_000 }) === null ? parseMontant(saisie) : null

/** What can be asked already; null: nobody is chosen yet. */
function questionDe(saisie: Saisie): string | null {
  const { numPers, isSoinInconnu, dateSoins, montant, soins, facture } = saisie
  if (numPers === '') return null
  return JSON.stringify({
    numPers,
    dateSoins: isSoinInconnu ? null : parseDate(dateSoins),
    montant: isSoinInconnu ? cents(montant) : null,
    soins: isSoinInconnu
      ? []
      : soins
          .filter(({ codeActe }) => codeActe !== '')
          .map(({ codeActe, depense }) => ({ codeActe, depense: cents(depense) })),
    fichiers: facture.map(({ remoteFileName }) => remoteFileName),
  })
}

/**
 * Said while the bill is typed, and not once it is signed: sent twice, used up, which account is paid. What cannot be read
 * is said nothing of: nothing here keeps a bill from being sent.
 */
export function Signaux({ saisie }: { saisie: Saisie }) {
  const question = useSettled(questionDe(saisie))
  const { data } = useQuery(signauxQuery(saisie.numeroContrat, question))
  return (
    <div role="status" className="stack gap-12">
      {(question === null ? [] : (data?.signaux ?? [])).map(({ ton, texte }) => (
        <Notice key={texte} tone={ton} title={textes.signal[ton]}>
          {texte}
        </Notice>
      ))}
    </div>
  )
}
