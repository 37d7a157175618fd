import type { Entite } from '@espace-adherent/contract/imports'

/** A paper of one page, so that a document of the example is a real one. */
export const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`

/** One family, every field once: what `--modele` writes, and what passes. */
export const exemples = (sha256Pdf: string): Record<Entite, object[]> => ({
  offres: [
    {
      nom: 'Santé Essentielle',
      garanties: [
        {
          cle: 'consultationSpecialiste',
          libelle: 'Consultation d’un spécialiste',
          famille: 'soinsCourants',
          regle: { type: 'brss', taux: 150 },
        },
        {
          cle: 'medecineDouce',
          libelle: 'Ostéopathie',
          famille: 'soinsCourants',
          regle: { type: 'forfait', montant: 3000, maximum: 4, annees: 1, isRoInclus: false },
        },
        {
          cle: 'implant',
          libelle: 'Implants dentaires',
          famille: 'dentaire',
          regle: { type: 'enveloppe', montant: 50_000 },
        },
        {
          cle: 'forfaitJournalier',
          libelle: 'Forfait journalier hospitalier',
          famille: 'hospitalisation',
          regle: { type: 'fraisReels' },
        },
      ],
      engagements: [],
      tarifs: [
        {
          annee: 2026,
          adultes: [
            { jusqua: 40, montant: 4500 },
            { jusqua: null, montant: 6200 },
          ],
          enfant: 2100,
        },
      ],
      domainesTp: [
        { code: 'PHAR', taux: 100 },
        { code: 'OPTI', taux: null },
      ],
      renforts: [
        {
          code: 'OPTIQUE',
          libelle: 'Renfort optique',
          description: 'De meilleurs remboursements pour vos lunettes.',
          montantMensuel: 750,
          ordre: 1,
          repondA: ['optique'],
          apports: [{ cle: 'consultationSpecialiste', regle: { type: 'brss', taux: 200 } }],
        },
      ],
    },
    {
      nom: 'Prévoyance Sérénité',
      engagements: [
        {
          libelle: 'Arrêt de travail',
          promesse: '((montant)) par jour',
          cle: 'arret',
          montant: 4000,
          sinistres: ['ARRET'],
        },
      ],
      revalorisations: [{ depuis: '2026-07-01', taux: 1.5 }],
    },
  ],
  reseaux: [
    {
      reseau: 'Opticiens partenaires',
      url: 'https://reseau.example.org/',
      numOmc: '0123456789',
      icon: 'lunettes',
      imageForm: 'paysage',
      description: 'Des lunettes à prix négociés.',
      ordre: 1,
    },
  ],
  personnes: [
    {
      id: 'P1',
      codeCivilite: 'MME',
      nom: 'Colonna',
      prenom: 'Ève-Marie',
      nomPatronymique: 'D’Angély',
      dateNaissance: '1985-05-02',
      rangGemellaire: 1,
      sexe: 'F',
      nir: '2 85 05 2A 004 012 20',
      adresse: {
        numVoie: '12',
        libelleCourtNatureVoie: 'RUE',
        libelleVoie: 'DU ROI DE ROME',
        codePostal: '20000',
        localite: 'AJACCIO',
      },
      codePostal: '20000',
      telephone: '06 12 34 56 78',
      isTeletransmission: true,
      organisme: 'CPAM de la Corse-du-Sud',
      codeRegime: '01',
      codeSituationFamiliale: 'MAR',
      employeur: 'Exemple SA',
    },
    {
      id: 'P2',
      nom: 'Colonna',
      prenom: 'Noé',
      dateNaissance: '2016-02-29',
      sexe: 'M',
      isTeletransmission: false,
      motifRefusTeletransmission: 'Non rattaché à l’Assurance maladie de sa mère',
      materniteDu: null,
      materniteAu: null,
      exoneration: 'c2s',
      exonerationDu: '2026-01-01',
      exonerationAu: '2026-12-31',
      nirMonegasque: '12345678901',
      rattacheA: 'P1',
    },
    { id: 'P3', nom: 'Colonna', prenom: 'Luc', dateNaissance: '1983-11-30', nir: null },
    { id: 'P4', nom: 'Colonna', prenom: 'Lucas', dateNaissance: '1983-11-30' },
  ],
  fusions: [{ de: 'P4', vers: 'P3' }],
  contrats: [
    {
      numero: 'C-2026-001',
      nomOffre: 'Santé Essentielle',
      typeContrat: 'sante',
      etat: 'valide',
      isPrecontentieux: false,
      isObligatoire: false,
      dateDebut: '2024-01-01',
      dateFin: null,
      codeModePaiement: 'VIR',
      compte: {
        titulaire: 'Ève-Marie Colonna',
        iban: 'FR14 2004 1010 0505 0001 3M02 606',
        bic: 'PSSTFRPP',
      },
      codeModePaiementCotisation: 'PRE',
      codePeriodiciteCotisation: 'M',
      portabiliteDu: null,
      portabiliteJusquAu: null,
      assures: [
        { personne: 'P1', qualite: 'adherent', lien: 'Adhérente', rang: 1 },
        {
          personne: 'P2',
          qualite: 'beneficiaire',
          lien: 'Enfant',
          rang: 2,
          compte: { refuseLe: '2026-03-01' },
        },
      ],
      anciensAssures: [
        {
          personne: 'P3',
          qualite: 'beneficiaire',
          lien: 'Conjoint',
          dateDebut: '2024-01-01',
          dateFin: '2025-12-31',
          motif: 'separation',
        },
      ],
      anciennesOffres: [{ nomOffre: 'Santé Éco', du: '2024-01-01', au: '2024-12-31' }],
      options: [
        { codeRenfort: 'OPTIQUE', dateDebut: '2026-01-01', dateFin: null, montantMensuel: 750 },
      ],
      cartesTp: [
        {
          dateDebut: '2026-01-01',
          dateFin: '2026-12-31',
          numeroAmc: '123456789',
          typeConvention: 'VM',
          csr: '100',
          datamatrix: null,
          domaines: [
            { code: 'PHAR', taux: 100 },
            { code: 'OPTI', taux: null },
          ],
        },
      ],
      mandats: [
        {
          rum: 'RUM-2024-0001',
          ics: 'FR72ZZZ123456',
          signeLe: '2023-12-15',
          revoqueLe: null,
          isCaduc: false,
          titulaire: 'Ève-Marie Colonna',
          iban: 'FR1420041010050500013M02606',
          bic: 'PSSTFRPP',
        },
      ],
      fonctionnalites: { simulateur: true },
    },
    {
      numero: 'V-2026-001',
      nomOffre: 'Prévoyance Sérénité',
      typeContrat: 'prevoyance',
      etat: 'valide',
      dateDebut: '2025-01-01',
      assures: [{ personne: 'P1', qualite: 'adherent', lien: 'Adhérente', rang: 1 }],
    },
  ],
  paiements: [
    {
      id: 'V1',
      contrat: 'C-2026-001',
      date: '2026-09-14',
      montant: 1800,
      mode: 'VIR',
      destinataire: 'assure',
      ibanMasque: 'FR•• •••• 2606',
      personne: null,
      professionnel: null,
    },
  ],
  decomptes: [
    {
      id: 'D1',
      contrat: 'C-2026-001',
      personne: 'P1',
      date: '2026-09-12',
      professionnel: 'Dr Lenoir',
      lignes: [
        {
          rang: 1,
          paiement: 'V1',
          dateSoins: '2026-09-10',
          dateReglement: '2026-09-14',
          codeActe: 'CS',
          quantite: 1,
          depense: 5000,
          base: 3000,
          ro: 1900,
          rc: 1800,
          monture: null,
          situation: 'parcours',
          oreille: null,
          etat: 'reglee',
          destinataire: 'assure',
          motifRejet: null,
          compteurs: { enveloppe: 0, participation: 200, franchise: 0, unites: 0, jour: 0 },
        },
      ],
    },
  ],
  cotisations: [
    {
      id: 'K1',
      contrat: 'C-2026-001',
      periodeDebut: '2026-10-01',
      periodeFin: '2026-10-31',
      dateEcheance: '2026-10-05',
      montant: 7350,
      etat: 'a_venir',
      motifRejet: null,
      codeModePaiement: 'PRE',
    },
  ],
  documents: [
    {
      id: 'DOC1',
      contrat: 'C-2026-001',
      personne: 'P1',
      nature: 'attestations',
      titre: 'Attestation de mutuelle',
      le: '2026-01-02',
      canal: null,
      nomFichier: 'attestation.pdf',
      typeMime: 'application/pdf',
      fichier: 'attestation.pdf',
      sha256: sha256Pdf,
    },
    {
      id: 'DOC2',
      contrat: 'C-2026-001',
      nature: 'courrier',
      titre: 'Votre échéancier 2026',
      le: '2025-11-20',
      canal: 'papier',
      nomFichier: 'echeancier.pdf',
      typeMime: 'application/pdf',
      fichier: 'echeancier.pdf',
      sha256: sha256Pdf,
    },
  ],
  sinistres: [
    {
      id: 'S1',
      contrat: 'V-2026-001',
      personne: 'P1',
      typeSinistre: 'ARRET',
      dateDebut: '2026-08-01',
      dateFin: '2026-08-31',
      etapes: [
        { etat: 'declare', le: '2026-08-03' },
        { etat: 'indemnisation', le: '2026-08-20' },
      ],
      indemnisation: {
        nature: 'ij',
        montant: 4000,
        franchise: 3,
        salaireNet: 8000,
        regimeObligatoire: 3500,
        periodes: [{ du: '2026-08-01', au: '2026-08-31', montant: 112_000, regleLe: null }],
      },
    },
  ],
  comptes: [
    {
      identifiant: 'eve.colonna@example.org',
      personne: 'P1',
      sujetExterne: null,
      motDePasse: null,
      isActif: true,
      cguAccepteesLe: '2024-01-03T09:12:00+01:00',
      isDematerialise: true,
      consentements: [
        {
          nom: 'prospection',
          accepte: false,
          le: '2024-01-03',
          libelle: 'J’accepte de recevoir des offres.',
        },
      ],
    },
  ],
})

/** A CSV and how it is read, to be copied and filled in. */
export const correspondanceModele = [
  {
    entite: 'decomptes',
    fichier: 'DECOMPTES_2026.csv',
    cle: ['NUM_DECOMPTE'],
    colonnes: {
      id: 'NUM_DECOMPTE',
      contrat: 'NUM_CONTRAT',
      personne: 'NUM_PERSONNE',
      date: { col: 'DT_DECOMPTE', date: 'JJ/MM/AAAA' },
      professionnel: 'NOM_PS',
      'lignes[].dateSoins': { col: 'DT_SOINS', date: 'JJ/MM/AAAA' },
      'lignes[].codeActe': 'CODE_ACTE',
      'lignes[].depense': { col: 'MT_DEPENSE', euros: true },
      'lignes[].ro': { col: 'MT_RO', euros: true },
      'lignes[].rc': { col: 'MT_RC', euros: true },
      'lignes[].etat': { col: 'ETAT', codes: { P: 'reglee', A: 'attente', R: 'rejetee' } },
      'lignes[].destinataire': { col: 'TP', codes: { O: 'tiers', N: 'assure' } },
    },
  },
]

export const csvModele = [
  'NUM_DECOMPTE;NUM_CONTRAT;NUM_PERSONNE;DT_DECOMPTE;NOM_PS;DT_SOINS;CODE_ACTE;MT_DEPENSE;MT_RO;MT_RC;ETAT;TP',
  'D2;C-2026-001;P1;12/09/2026;Dr Lenoir;10/09/2026;CS;50,00;19,00;18,00;P;N',
  'D2;C-2026-001;P1;12/09/2026;Dr Lenoir;10/09/2026;DEQP;1 250,40;0,10;0;A;N',
  '',
].join('\n')
