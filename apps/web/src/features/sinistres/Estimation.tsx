import type { EstimationFacture } from '@espace-adherent/contract/sinistres'
import { parseDate } from '@espace-adherent/domain/calendrier'
import {
  fauteSoin,
  nettoyerSoin,
  type SaisieFacture,
} from '@espace-adherent/domain/sinistres/facture.ts'
import { insecables } from '@espace-adherent/domain/texte'
import { Button } from '@espace-adherent/ui/actions'
import { Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Note } from '@espace-adherent/ui/listes/Points.tsx'
import { Montant } from '@espace-adherent/ui/montants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Panne } from '../../platform/query/Lecture.tsx'
import { useSettled } from '../../platform/query/settled.ts'
import { Pourquoi, Repartition } from '../remboursements/index.ts'
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

/** Beside the form: what the bill would be paid, as it is typed. The recap says the same figures. */
export function Estimation({ saisie }: { saisie: SaisieFacture & { numeroContrat: string } }) {
  // Whoever leaves its care to us is told a day, and no amount.
  return saisie.isSoinInconnu ? null : <Calcul saisie={saisie} />
}

function Calcul({ saisie }: { saisie: SaisieFacture & { numeroContrat: string } }) {
  const question = questionDe(saisie)
  const posee = useSettled(question)
  const query = useQuery(estimationQuery(saisie.numeroContrat, posee))
  const isAJour = question === posee && !query.isPlaceholderData && !query.isFetching
  const lue = question === null ? undefined : query.data
  return (
    <Card title={mots.titre} actions={<StateBadge tone="info">{mots.badge}</StateBadge>}>
      {query.isError && isAJour && question !== null ? (
        <Panne echec={mots.echec} query={query} />
      ) : lue ? (
        <div className={css.estimation} aria-busy={!isAJour} data-a-jour={isAJour}>
          <p className={css.total}>
            <Montant cents={lue.total.rc} />
          </p>
          <Repartition
            prix={mots.facture}
            montants={{ ...lue.total, base: null }}
            phrases={null}
            isTotal
          />
          <ul className={css.lignes}>
            {lue.lignes.map((ligne, rang) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: care is known by its place on the bill.
              <LigneEstimee key={rang} ligne={ligne} />
            ))}
          </ul>
          <Note>{mots.note}</Note>
        </div>
      ) : (
        <Note>{question === null ? mots.vide : mots.attente}</Note>
      )}
      <p role="status" className="visually-hidden">
        {lue && isAJour && mots.annonce(lue.total.rc, lue.total.reste)}
      </p>
    </Card>
  )
}

function LigneEstimee({ ligne }: { ligne: Ligne }) {
  const [isOuvert, setOuvert] = useState(false)
  const { libelle, depense, rc, avertissement, explication } = ligne
  return (
    <li>
      <p className={css.tete}>
        <span>{insecables(libelle)}</span>
        <Montant cents={rc} />
      </p>
      {avertissement && (
        <Notice tone="warning" title={mots.prixLimite}>
          {avertissement}
        </Notice>
      )}
      <Button
        size="sm"
        variant="quiet"
        className={css.pourquoi}
        aria-label={mots.pourquoiSoin(libelle)}
        onClick={() => setOuvert(true)}
      >
        {mots.pourquoi}
      </Button>
      {isOuvert && (
        <Pourquoi sujet={insecables(libelle)} onClose={() => setOuvert(false)}>
          <Repartition prix={mots.paye} montants={{ ...ligne, depense }} phrases={explication} />
        </Pourquoi>
      )}
    </li>
  )
}
