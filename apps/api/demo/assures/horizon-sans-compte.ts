import type { ContratDemo, PersonneDemo } from '../types.ts'

type Connu = { personne: PersonneDemo; contrat: (annee: number) => ContratDemo }

const connu = (
  numero: string,
  offre: string,
  [iban, bic]: [iban: string, bic: string],
  personne: Omit<PersonneDemo, 'cle'>,
): Connu => ({
  personne: { cle: numero, ...personne },
  contrat: (annee) => ({
    numero,
    nomOffre: offre,
    typeContrat: 'sante',
    etat: 'valide',
    dateDebut: `${annee - 2}-01-01`,
    dateFin: null,
    compteBancaire: { titulaire: `${personne.prenom} ${personne.nom}`, iban, bic },
    assures: [
      {
        cle: numero,
        qualite: 'adherent',
        lien: personne.codeCivilite === 'M' ? 'Adhérent' : 'Adhérente',
      },
    ],
  }),
})

/** Known to the insurer, without an account yet: those with whom registration is tried. */
export const connus: readonly Connu[] = [
  connu('20450017', 'Santé Confort', ['FR1420041010050500013M02606', 'PSSTFRPPLYO'], {
    codeCivilite: 'M',
    nom: 'Lefèvre',
    prenom: 'Hugo',
    dateNaissance: '1985-05-12',
    codePostal: '69003',
    nir: '1850578006048',
  }),
  connu('20450018', 'Santé Sérénité', ['FR3330002005500000157841Z25', 'CRLYFRPPXXX'], {
    codeCivilite: 'MME',
    nom: "D'Angelo",
    prenom: 'Élodie',
    dateNaissance: '1990-12-30',
    codePostal: '20200',
    nir: '290122B033158',
  }),
  connu('20450019', 'Santé Essentiel', ['FR7630004008280001023456750', 'BNPAFRPPXXX'], {
    codeCivilite: 'M',
    nom: 'Colonna',
    prenom: 'Ange',
    dateNaissance: '1979-08-17',
    codePostal: '20000',
    nir: '179082A004316',
  }),
  connu('20450020', 'Santé Essentiel', ['FR7610278060000002145870165', 'CMCIFR2AXXX'], {
    codeCivilite: 'MME',
    nom: 'Benali',
    prenom: 'Inès',
    dateNaissance: '2001-09-05',
    codePostal: '93200',
    nir: '2010993008149',
  }),
  connu('20450021', 'Santé Sérénité', ['MC5811222000010123456789030', 'CFMOMCMXXXX'], {
    codeCivilite: 'M',
    nom: 'Grimaldi',
    prenom: 'Paul',
    dateNaissance: '1972-04-25',
    codePostal: '98000',
    nir: '1720499138207',
    nirMonegasque: '9800012345678',
  }),
  connu('20450022', 'Santé Confort', ['FR7630006000011234567890189', 'AGRIFRPPXXX'], {
    codeCivilite: 'M',
    nom: "Dupont de l'Isle",
    prenom: 'Marc-Antoine',
    dateNaissance: '1995-07-01',
    codePostal: '35000',
    nir: '1950735238162',
  }),
  // Whom staff make a space for.
  connu('20450023', 'Santé Confort', ['FR7630003020230000450023123', 'SOGEFRPPXXX'], {
    codeCivilite: 'MME',
    nom: 'Rivière',
    prenom: 'Solène',
    dateNaissance: '1988-04-21',
    codePostal: '35000',
    nir: '2880435238164',
  }),
]
