import {
  comparaisonResource,
  type DossierTraitement,
} from '@espace-adherent/contract/demandes/gestion'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { Notice } from '@espace-adherent/ui/feedback'
import { useQueryClient } from '@tanstack/react-query'
import { listQuery } from '../../../platform/query/list.ts'
import { textes } from './textes.ts'

const { manques: mots } = textes

/** Said before one accepts: what is still awaited, what the medical service has not agreed to, what nobody compared. */
export function Manques({ dossier }: { dossier: DossierTraitement }) {
  const client = useQueryClient()
  const { queryKey } = listQuery(comparaisonResource, { id: dossier.id })
  const isCompare = client.getQueryData(queryKey) !== undefined
  const manques = [
    ...dossier.attentesDetail
      .filter(({ reponduLe }) => reponduLe === null)
      .map(({ libelle, echeance }) => mots.attendue(libelle, formatDate(echeance))),
    ...dossier.pieces
      .filter(({ isMedicale, avis }) => isMedicale && avis !== 'conforme')
      .map(({ libelle, avis }) =>
        avis === null ? mots.nonLue(libelle) : mots.nonConforme(libelle),
      ),
    ...(dossier.isAComparer && !isCompare ? [mots.aComparer] : []),
  ]
  if (manques.length === 0) return null
  return (
    <Notice tone="warning" title={mots.titre} alert>
      <ul>
        {manques.map((manque) => (
          <li key={manque}>{manque}</li>
        ))}
      </ul>
      <p>{mots.texte}</p>
    </Notice>
  )
}
