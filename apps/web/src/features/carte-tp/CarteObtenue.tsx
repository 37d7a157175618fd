import type { ObjetDe } from '@espace-adherent/contract/actes'
import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { useContrats } from '../contrats/index.ts'
import { carteQuery } from './queries.ts'
import { Recto } from './Recto.tsx'

type Obtenue = { objet: ObjetDe<'carte'> }

/** The card that an act has just given: its face. Nothing while it is that of another contract, or of before. */
export default function CarteObtenue({ objet: { numeroContrat, du } }: Obtenue) {
  const { userName } = useCurrentUser()
  const { courant } = useContrats()
  const { data } = useQuery(carteQuery(userName, courant.numeroContratIndividuel))
  const isSienne = courant.numeroContratIndividuel === numeroContrat
  const carte = isSienne ? data?.carte : null
  return carte && carte.dateFin >= du ? <Recto carte={carte} /> : null
}
