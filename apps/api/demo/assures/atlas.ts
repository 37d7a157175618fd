import type { AssuresDemo } from '../types.ts'

const nadia = {
  titulaire: 'Nadia Perrot',
  iban: 'FR7617515900000800327145653',
  bic: 'CEPAFRPP751',
}

export const assuresAtlas = (annee: number): AssuresDemo => ({
  personnes: [
    {
      cle: 'nadia',
      codeCivilite: 'MME',
      nom: 'Perrot',
      prenom: 'Nadia',
      dateNaissance: '1988-06-03',
      codePostal: '13008',
      nir: '2880669387014',
    },
    {
      cle: 'luc',
      codeCivilite: 'M',
      nom: 'Bernard',
      prenom: 'Luc',
      dateNaissance: '1983-07-19',
      codePostal: '13008',
      nir: '1830775112037',
    },
    {
      cle: 'samira',
      codeCivilite: 'MME',
      nom: 'Haddad',
      prenom: 'Samira',
      dateNaissance: '1994-10-28',
      codePostal: '13002',
      nir: '2941013055148',
    },
    // Without an account: the one with whom registration is tried here.
    {
      cle: 'theo',
      codeCivilite: 'M',
      nom: 'Giraud',
      prenom: 'Théo',
      dateNaissance: '1991-01-22',
      codePostal: '13006',
      nir: '1910113055076',
    },
  ],
  contrats: [
    {
      numero: '70310001',
      nomOffre: 'Atlas Santé Équilibre',
      typeContrat: 'sante',
      etat: 'valide',
      dateDebut: `${annee - 3}-01-01`,
      dateFin: null,
      compteBancaire: nadia,
      assures: [
        { cle: 'nadia', qualite: 'adherent', lien: 'Adhérente' },
        // Luc keeps his care to himself: Nadia reads totals.
        {
          cle: 'luc',
          qualite: 'beneficiaire',
          lien: 'Partenaire de Pacs',
          compte: {
            titulaire: 'Luc Bernard',
            iban: 'FR7630003036200002021690750',
            bic: 'SOGEFRPP',
            depuisJours: 240,
          },
        },
      ],
    },
    {
      numero: '70310002',
      nomOffre: 'Atlas Prévoyance Salariés',
      typeContrat: 'prevoyance',
      etat: 'valide',
      dateDebut: `${annee - 3}-01-01`,
      dateFin: null,
      compteBancaire: nadia,
      assures: [{ cle: 'nadia', qualite: 'adherent', lien: 'Adhérente' }],
    },
    {
      numero: '70310003',
      nomOffre: 'Atlas Santé Équilibre',
      typeContrat: 'sante',
      etat: 'valide',
      dateDebut: `${annee}-03-01`,
      dateFin: null,
      compteBancaire: null,
      assures: [{ cle: 'samira', qualite: 'adherent', lien: 'Adhérente' }],
    },
    {
      numero: '70310004',
      nomOffre: 'Atlas Santé Équilibre',
      typeContrat: 'sante',
      etat: 'valide',
      dateDebut: `${annee}-01-01`,
      dateFin: null,
      compteBancaire: null,
      assures: [{ cle: 'theo', qualite: 'adherent', lien: 'Adhérent' }],
    },
  ],
})
