import type { AssuresDemo } from '../types.ts'

export const SANTE = '20450111'
export const PREVOYANCE = '20450112'
/** Of the employer whom she left: cover goes on for nothing. */
export const ENTREPRISE = '20450113'

const compteBancaire = {
  titulaire: 'Nora Lemaire',
  iban: 'FR7630003032900000044001112',
  bic: 'SOGEFRPPXXX',
}
const assures: AssuresDemo['contrats'][number]['assures'] = [
  { cle: 'nora', qualite: 'adherent', lien: 'Adhérente' },
]

/** One member for what every insurer meets and few demonstrations show. */
export const assuresNora = (annee: number): AssuresDemo => ({
  personnes: [
    {
      cle: 'nora',
      codeCivilite: 'MME',
      nom: 'Lemaire',
      prenom: 'Nora',
      dateNaissance: '1983-08-30',
      codePostal: '44000',
      nir: null,
    },
  ],
  contrats: [
    {
      numero: SANTE,
      nomOffre: 'Santé Confort',
      typeContrat: 'sante',
      etat: 'valide',
      dateDebut: `${annee - 5}-01-01`,
      dateFin: null,
      compteBancaire,
      assures,
    },
    {
      numero: PREVOYANCE,
      nomOffre: 'Prévoyance Tranquillité',
      typeContrat: 'prevoyance',
      etat: 'valide',
      dateDebut: `${annee - 6}-01-01`,
      dateFin: null,
      compteBancaire,
      isMandatInutilise: true,
      assures,
    },
    {
      numero: ENTREPRISE,
      nomOffre: 'Santé Sérénité',
      typeContrat: 'sante',
      etat: 'valide',
      isObligatoire: true,
      dateDebut: `${annee - 2}-01-01`,
      dateFin: null,
      compteBancaire,
      assures,
    },
  ],
})
