import type { Contrat } from '@espace-adherent/contract/contrats'
import { Facts } from '@espace-adherent/ui/layout'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { ActeDialog, type Sollicitation } from '../actes/index.ts'
import { ribDefinition } from './definition.tsx'
import { textes } from './textes.ts'

const SANS_LIEN = new URLSearchParams()

/** The same act, asked for at sign-in when a contract lacks its bank details. */
export default function RibPopup({ contrat, ...rest }: Sollicitation & { contrat: Contrat }) {
  const initial = ribDefinition.initial({
    user: useCurrentUser(),
    contrat,
    faits: {},
    search: SANS_LIEN,
  })
  const { nomOffre, numContrat, rib, hadRib, codeModePaiement } = initial.contrat
  const sansLui = codeModePaiement === 'CHQ' ? textes.parCheque : textes.manquantes
  return (
    <ActeDialog {...rest} definition={ribDefinition} initial={initial} titre={textes.titre}>
      <p>
        {textes.pourquoi} {!hadRib && sansLui}
      </p>
      <Facts
        items={[
          { label: textes.contrat, value: textes.contratNumero(nomOffre, numContrat) },
          { label: textes.compteActuel, value: rib ?? textes.aucunCompte },
        ]}
      />
    </ActeDialog>
  )
}
