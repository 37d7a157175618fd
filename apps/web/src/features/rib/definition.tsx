import { ribPrestationsActe } from '@espace-adherent/contract/rib'
import { demarche } from '../actes/index.ts'
import { ChampsCompte } from './ChampsCompte.tsx'

/** The account of the reimbursements of a contract. */
export const ribDefinition = demarche(
  ribPrestationsActe,
  { compte: ChampsCompte },
  {
    initial: ({ user, contrat: { modalitePaiementPrestation, ...contrat } }) => ({
      titulaire: `${user.prenom} ${user.nom}`,
      contrat: {
        numContrat: contrat.numeroContratIndividuel,
        nomOffre: contrat.nomOffre,
        rib: modalitePaiementPrestation.rib,
        codeModePaiement: modalitePaiementPrestation.codeModePaiement,
        hadRib: modalitePaiementPrestation.rib !== null,
      },
    }),
  },
)
