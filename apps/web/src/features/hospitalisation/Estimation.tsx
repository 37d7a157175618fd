import type { SaisieDe } from '@espace-adherent/contract/actes'
import { libellesSejour, pecHospiActe } from '@espace-adherent/contract/hospitalisation'
import { parseDate } from '@espace-adherent/domain/calendrier'
import { messageNuits } from '@espace-adherent/domain/hospitalisation/sejour.ts'
import { apercuEnDirect, EnDirect, Lignes } from '../actes/index.ts'
import { textes } from './textes.ts'

const { estimation: mots } = textes
type Saisie = SaisieDe<typeof pecHospiActe>

/** What they answered; all else that the preview says is reckoned. */
const reponses = new Set<string>(Object.values(libellesSejour))

/** Whom, why, when and how long: all that what remains depends on. Where is not part of it. */
const isCalculable = (saisie: Saisie) =>
  saisie.numPers !== '' &&
  saisie.service !== '' &&
  saisie.motif !== '' &&
  parseDate(saisie.dateEntree) !== null &&
  messageNuits(saisie) === null

/** Beside the form: what the stay would leave to pay. */
export function Estimation({ saisie }: { saisie: Saisie }) {
  // Documents change nothing of it.
  const question = isCalculable(saisie) ? JSON.stringify({ ...saisie, preadmission: [] }) : null
  return (
    <EnDirect
      {...mots}
      question={question}
      queryDe={(posee) => apercuEnDirect(pecHospiActe.key, posee)}
    >
      {(apercu) => {
        const lignes = apercu.lignes.filter(({ libelle }) => !reponses.has(libelle))
        const reste = lignes.at(-1)?.apres
        return reste ? { vue: <Lignes lignes={lignes} />, annonce: mots.annonce(reste) } : null
      }}
    </EnDirect>
  )
}
