import { ribPrestationsActe, type SaisieRibPrestations } from '@espace-adherent/contract/rib'
import { TextField } from '@espace-adherent/ui/fields'
import { Champ } from '@espace-adherent/ui/forms'
import { BicField, IbanField } from '@espace-adherent/ui/rib'
import { demarche, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

const Compte = ({ form, regles }: VueProps<SaisieRibPrestations>) => (
  <>
    <Champ form={form} name="titulaire">
      {(champ) => <TextField {...champ} label={textes.titulaire} required autoComplete="name" />}
    </Champ>
    <Champ form={form} name="iban">
      {(champ) => <IbanField {...champ} {...regles} required />}
    </Champ>
    <Champ form={form} name="bic">
      {(champ) => <BicField {...champ} required />}
    </Champ>
  </>
)

/** The account of the reimbursements of a contract. */
export const ribDefinition = demarche(
  ribPrestationsActe,
  { compte: Compte },
  ({ user, contrat: { modalitePaiementPrestation, ...contrat } }) => ({
    titulaire: `${user.prenom} ${user.nom}`,
    contrat: {
      numContrat: contrat.numeroContratIndividuel,
      nomOffre: contrat.nomOffre,
      rib: modalitePaiementPrestation.rib,
      codeModePaiement: modalitePaiementPrestation.codeModePaiement,
      hadRib: modalitePaiementPrestation.rib !== null,
    },
  }),
)
