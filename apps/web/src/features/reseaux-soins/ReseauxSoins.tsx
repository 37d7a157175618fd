import { reseauImageUrl, reseauxSoinsResource } from '@espace-adherent/contract/reseaux-soins'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../platform/query/list.ts'
import { avecVue } from '../../platform/session/vue.ts'
import { ReseauxSoinsDialog } from './ReseauxSoinsDialog.tsx'
import { useOuverture } from './useOuverture.ts'

/** The care networks of the member, each opened as it wants to be. */
export default function ReseauxSoins({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = useQuery(listQuery(reseauxSoinsResource))
  const { busy, ouvrir } = useOuverture()
  return (
    <ReseauxSoinsDialog
      reseaux={data?.rows ?? (isError ? 'echec' : 'chargement')}
      onRetry={() => void refetch()}
      imageUrl={(id) => avecVue(reseauImageUrl(id))}
      busy={busy}
      onOpen={ouvrir}
      onClose={onClose}
    />
  )
}
