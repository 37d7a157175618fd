import { formatDateLongue, parseDate } from '@espace-adherent/domain/calendrier'
import { type Emploi, finPortabilite, moisPortabilite } from '@espace-adherent/domain/contrats'
import type { Saisie } from '../gestion/index.ts'
import { textes } from './textes.ts'

/** Until when somebody is covered, from the dates of their employer. */
export function CalculPortabilite({ saisie }: { saisie: Saisie }) {
  const emploi = emploiDe(saisie)
  const isEntier = emploi !== null && emploi.debutEmploi <= emploi.finEmploi
  return (
    <p role="status">
      {isEntier && textes.calcul(moisPortabilite(emploi), formatDateLongue(finPortabilite(emploi)))}
    </p>
  )
}

function emploiDe(saisie: Saisie): Emploi | null {
  const [debutEmploi, finEmploi, allocationsJusquAu] = [
    saisie.debutEmploi,
    saisie.finEmploi,
    saisie.allocationsJusquAu,
  ].map((saisi) => parseDate(String(saisi ?? '')))
  if (!debutEmploi || !finEmploi || (saisie.allocationsJusquAu && !allocationsJusquAu)) return null
  return { debutEmploi, finEmploi, allocationsJusquAu: allocationsJusquAu ?? null }
}
