import { useContrats } from '../../features/contrats/index.ts'
import { Paiements } from '../../features/remboursements/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function PaiementsScreen({ search }: ScreenProps) {
  const { qualite } = useContrats().courant
  const { paiements, paiementsBeneficiaire } = textes.leads
  return (
    <>
      <ScreenTitle lead={qualite === 'adherent' ? paiements : paiementsBeneficiaire}>
        {textes.titres.paiements}
      </ScreenTitle>
      <Paiements search={search} />
    </>
  )
}
