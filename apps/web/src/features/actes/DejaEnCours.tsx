import type { ActeGestion } from '@espace-adherent/contract/actes'
import { dateAParis, formatDate } from '@espace-adherent/domain/calendrier'
import { libellesEtatDemande } from '@espace-adherent/domain/demandes'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { useLiens } from '../portail/index.ts'
import { dejaEnCoursQuery } from './queries.ts'
import { textes } from './textes.ts'

type DejaEnCoursProps = { acte: ActeGestion; numeroContrat: string | null }

/** The same was asked for already, and nobody has answered: it says so, and lets the member go on. */
export function DejaEnCours({ acte, numeroContrat }: DejaEnCoursProps) {
  const liens = useLiens()
  const { data } = useQuery(dejaEnCoursQuery(acte))
  const demande = data?.rows.find((one) => one.numeroContrat === numeroContrat)
  if (!demande) return null
  const { id, reference, creeLe, etat } = demande
  const jour = formatDate(dateAParis(new Date(creeLe)))
  return (
    <Notice
      tone="info"
      title={textes.dejaEnCours.titre}
      action={<ButtonLink href={liens.demande(id)}>{textes.dejaEnCours.voir}</ButtonLink>}
    >
      {textes.dejaEnCours.texte(reference, jour, libellesEtatDemande[etat])}
    </Notice>
  )
}
