import type { SaisieDe } from '@espace-adherent/contract/actes'
import { libellesSejour, pecHospiActe } from '@espace-adherent/contract/hospitalisation'
import { parseDate } from '@espace-adherent/domain/calendrier'
import { messageNuits } from '@espace-adherent/domain/hospitalisation/sejour.ts'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Note } from '@espace-adherent/ui/listes/Points.tsx'
import { useQuery } from '@tanstack/react-query'
import { Panne } from '../../platform/query/Lecture.tsx'
import { useSettled } from '../../platform/query/settled.ts'
import { apercuQuery, Lignes } from '../actes/index.ts'
import { textes } from './textes.ts'

const { estimation: mots } = textes
type Saisie = SaisieDe<typeof pecHospiActe>

/** What they answered; all else that the preview says is reckoned. */
const reponses: readonly string[] = Object.values(libellesSejour)

/** Whom, why, when and how long: all that what remains depends on. Where is not part of it. */
const isCalculable = (saisie: Saisie) =>
  saisie.numPers !== '' &&
  saisie.service !== '' &&
  saisie.motif !== '' &&
  parseDate(saisie.dateEntree) !== null &&
  messageNuits(saisie) === null

/** Beside the form: what the stay would leave to pay, as it is typed. The recap says the same figures. */
export function Estimation({ saisie }: { saisie: Saisie }) {
  // Documents change nothing of it.
  const question = isCalculable(saisie) ? JSON.stringify({ ...saisie, preadmission: [] }) : null
  const posee = useSettled(question)
  const query = useQuery({
    ...apercuQuery(pecHospiActe.key, posee === null ? {} : (JSON.parse(posee) as Saisie)),
    enabled: posee !== null,
    placeholderData: (avant) => avant,
  })
  const isAJour = question === posee && !query.isPlaceholderData && !query.isFetching
  const lignes = (query.data?.lignes ?? []).filter(({ libelle }) => !reponses.includes(libelle))
  const reste = lignes.at(-1)?.apres
  return (
    <Card title={mots.titre} actions={<StateBadge tone="info">{mots.badge}</StateBadge>}>
      {question !== null && query.isError ? (
        <Panne echec={mots.echec} query={query} />
      ) : question !== null && reste ? (
        <div aria-busy={!isAJour}>
          <Lignes lignes={lignes} />
          <Note>{mots.note}</Note>
        </div>
      ) : (
        <Note>{question === null ? mots.vide : mots.attente}</Note>
      )}
      <p role="status" className="visually-hidden">
        {question !== null && isAJour && reste && mots.annonce(reste)}
      </p>
    </Card>
  )
}
