import { demandeSecondFacteur } from '@espace-adherent/domain'
import type { CodeClient, CompteDemo } from './types.ts'

const HORIZON = 'Horizon!2026'

type Ecart = Partial<CompteDemo> & Pick<CompteDemo, 'userName' | 'nom' | 'prenom' | 'quoi'>

const compte = (ecart: Ecart): CompteDemo => ({
  cle: null,
  codeCivilite: 'MME',
  roles: ['User'],
  motDePasse: HORIZON,
  isActif: true,
  creeParAdmin: false,
  mobile: null,
  isAmf: false,
  hasConsenti: true,
  ...ecart,
})

/** Accounts of Prévoyance Atlas sign in at its own provider: the portal keeps no password of theirs. */
const externe = (ecart: Ecart) => compte({ motDePasse: null, ...ecart })

export const comptes: Record<CodeClient, CompteDemo[]> = {
  horizon: [
    compte({
      userName: 'camille.martin@example.org',
      cle: 'camille',
      nom: 'Martin',
      prenom: 'Camille',
      mobile: '+33639980145',
      quoi: 'adhérente, deux contrats',
    }),
    compte({
      userName: 'hugo.roche@example.org',
      cle: 'hugo',
      codeCivilite: 'M',
      nom: 'Roche',
      prenom: 'Hugo',
      mobile: '+33639984567',
      isAmf: true,
      quoi: 'adhérent, un contrat valide et un résilié',
    }),
    compte({
      userName: 'jeanne.moreau@example.org',
      cle: 'jeanne',
      nom: 'Moreau',
      prenom: 'Jeanne',
      hasConsenti: false,
      quoi: 'adhérente sans compte bancaire',
    }),
    compte({
      userName: 'julien.martin@example.org',
      cle: 'julien',
      codeCivilite: 'M',
      nom: 'Martin',
      prenom: 'Julien',
      roles: ['Beneficiaire'],
      quoi: 'bénéficiaire du contrat de Camille',
    }),
    compte({
      userName: 'radie@example.org',
      cle: 'radie',
      codeCivilite: 'M',
      nom: 'Garnier',
      prenom: 'Alain',
      quoi: 'plus aucun contrat',
    }),
    compte({
      userName: 'admin@example.org',
      nom: 'Lambert',
      prenom: 'Sophie',
      mobile: '+33639980201',
      roles: ['Admin'],
      quoi: 'administratrice digitale',
    }),
    compte({
      userName: 'second.admin@example.org',
      codeCivilite: 'M',
      nom: 'Rivière',
      prenom: 'Paul',
      mobile: '+33639980205',
      roles: ['Admin'],
      quoi: 'second administrateur, dont l’accord est demandé pour ce qui est sensible',
    }),
    compte({
      userName: 'gestionnaire@example.org',
      codeCivilite: 'M',
      nom: 'Petit',
      prenom: 'Karim',
      mobile: '+33639980202',
      roles: ['BackEndUser'],
      quoi: 'gestionnaire',
    }),
    compte({
      userName: 'consultant@example.org',
      nom: 'Nguyen',
      prenom: 'Claire',
      mobile: '+33639980203',
      roles: ['Consultant'],
      quoi: 'consultante, lecture seule',
    }),
    compte({
      userName: 'service.medical@example.org',
      nom: 'Delmas',
      prenom: 'Hélène',
      mobile: '+33639980204',
      roles: ['ServiceMedical'],
      quoi: 'service médical, seule à lire les pièces médicales',
    }),
    compte({
      userName: 'invitee@example.org',
      cle: 'invitee',
      nom: 'Faure',
      prenom: 'Nathalie',
      motDePasse: null,
      isActif: false,
      creeParAdmin: true,
      hasConsenti: false,
      quoi: 'invitée, compte à activer',
    }),
  ],
  atlas: [
    externe({
      userName: 'nadia.perrot@example.org',
      cle: 'nadia',
      nom: 'Perrot',
      prenom: 'Nadia',
      quoi: 'adhérente, deux contrats',
    }),
    externe({
      userName: 'luc.bernard@example.org',
      cle: 'luc',
      codeCivilite: 'M',
      nom: 'Bernard',
      prenom: 'Luc',
      roles: ['Beneficiaire'],
      quoi: 'bénéficiaire',
    }),
    externe({
      userName: 'samira.haddad@example.org',
      cle: 'samira',
      nom: 'Haddad',
      prenom: 'Samira',
      quoi: 'adhérente sans compte bancaire, qu’un gestionnaire vérifiera',
    }),
    externe({
      userName: 'admin.atlas@example.org',
      nom: 'Costa',
      prenom: 'Elena',
      roles: ['Admin'],
      quoi: 'administratrice digitale',
    }),
    externe({
      userName: 'second.admin.atlas@example.org',
      codeCivilite: 'M',
      nom: 'Novak',
      prenom: 'Marek',
      roles: ['Admin'],
      quoi: 'second administrateur',
    }),
  ],
}

/** Who has troubles to show: unpaid contributions, a benefit to give back, a mandate that is void. */
export const compteEnDifficulte = compte({
  userName: 'nora.lemaire@example.org',
  cle: 'nora',
  nom: 'Lemaire',
  prenom: 'Nora',
  quoi: 'adhérente, contrat suspendu, trop-perçu et mandat caduc',
})

/** What the demonstration's own identity provider accepts for Prévoyance Atlas. */
const MOT_DE_PASSE_ATLAS = 'Atlas!2026'

/** Every account with which a newcomer may sign in, for the welcome message. */
export const demoAccounts = (Object.keys(comptes) as CodeClient[]).flatMap((client) =>
  [...comptes[client], ...(client === 'horizon' ? [compteEnDifficulte] : [])]
    .filter(({ isActif }) => isActif)
    .map(({ userName, motDePasse, quoi, isAmf, roles }) => ({
      client: client as string,
      userName,
      motDePasse: motDePasse ?? MOT_DE_PASSE_ATLAS,
      quoi,
      // What an insurer's own provider asks for, it asks on its own page.
      hasCode: motDePasse !== null && demandeSecondFacteur({ isAmf, roles }, {}),
    })),
)
