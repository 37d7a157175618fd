import type { ActeGestion } from '@espace-adherent/contract'
import { ADRESSE_VIDE, addDays, dateAParis, saisieDepuisAdresse } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { createActesDeTest } from './actes.ts'
import type { Inject, TestApp } from './index.ts'
import { IBAN, ribDe } from './ribs.ts'

const [CAMILLE, HUGO] = ['camille.martin@example.org', 'hugo.roche@example.org']
const [JEANNE, JULIEN] = ['jeanne.moreau@example.org', 'julien.martin@example.org']
const SANTE = '20450001'
const IBANS = [IBAN, 'FR1420041010050500013M02606']

/** Of today: the demonstration, which these fill in forms of, is made for the day on which it is. */
export const noon = new Date(`${dateAParis(new Date())}T11:00:00Z`)

export const jour = (decalage: number) => addDays(dateAParis(noon), decalage)
const mandat = (titulaire: string, numeroContrat: string, iban: string | undefined) => ({
  titulaire,
  iban,
  bic: 'AGRIFRPP882',
  rib: null,
  isMandatAccepte: true,
  numeroContrat,
})
export type Ligne = {
  /** Who sends it; another one the second time, where nobody could send it twice. */
  de: readonly string[]
  /** What is sent the first time (0: refused, then accepted) and the second (1: a piece is asked for). */
  saisie: (call: Inject, rang: 0 | 1) => object | Promise<object>
  /** What comes of it is said or done elsewhere: accepted, it changes nothing by itself. */
  isSansEffet?: true
  /** Nobody may refuse it: what was sent first is what is accepted. */
  isIrrefusable?: true
  /** A quote, an advice: papers are kept as it is received. */
  isDevis?: true
}

/** Every act once: one that is added has no line here, and fails. Documents are added as they are asked for. */
export function createSaisies(app: () => TestApp): Record<ActeGestion, Ligne> {
  const de = createActesDeTest(app)
  const premier = async (call: Inject, acte: ActeGestion, numeroContrat = SANTE) => {
    const { personnes } = await de.faits(call, acte, numeroContrat)
    return personnes[0]
  }

  /** The options that are held are given up one after the other. */
  async function retrait(call: Inject) {
    const { items } = await de.lire(call, '/api/forms/radiation-renfort', SANTE)
    const [libre] = items.filter(({ dateFin }: { dateFin: string | null }) => dateFin === null)
    return { numeroContrat: SANTE, codes: [libre.code], dateEffet: '2027-01-01' }
  }

  return {
    ribPrestationsActeGestion: {
      de: [JEANNE],
      saisie: (_, rang) => ribDe('20450005', { iban: IBANS[rang] }),
    },
    ribCotisationsActeGestion: {
      de: [CAMILLE],
      saisie: (_, rang) => mandat('Camille Martin', SANTE, IBANS[rang]),
    },
    ribActeGestion: {
      de: [HUGO],
      saisie: (_, rang) => mandat('Hugo Roche', '20450003', IBANS[rang]),
    },
    paiementCotisationActeGestion: {
      de: [HUGO],
      async saisie(call, rang) {
        // The only debt is being paid: the bank sends another debit back.
        if (rang === 1)
          await app().database.db.execute(sql`update cotisation set etat = 'rejetee', motif_rejet = 'AM04'
            where id = (select id from cotisation where numero_contrat = '20450003' and etat = 'payee'
              order by date_echeance desc limit 1)`)
        const { payables } = await de.faits(call, 'paiementCotisationActeGestion', '20450003')
        const [{ id, montant }] = payables
        return { echeances: [id], montant, numeroContrat: '20450003' }
      },
    },
    declarationSinistreV2ActeGestion: {
      de: [CAMILLE],
      saisie: async (call, rang) => ({
        numeroContrat: SANTE,
        numPers: (await premier(call, 'declarationSinistreV2ActeGestion')).numPers,
        professionnel: `Dr Manuel ${rang}`,
        dateSoins: jour(-1 - 9 * rang),
        // A price of nobody else's: the demonstration has consultations on many days.
        soins: [{ codeActe: 'G', quantite: '1', depense: `31,1${rang}`, ro: '' }],
        facture: [],
        decompteRo: [],
        ordonnance: [],
      }),
    },
    pecHospiActeGestion: {
      de: [CAMILLE],
      saisie: async (call, rang) => ({
        numeroContrat: SANTE,
        numPers: (await premier(call, 'pecHospiActeGestion')).numPers,
        finess: '690099123',
        service: 'chirurgie',
        motif: 'programmee',
        dateEntree: jour(5 + 10 * rang),
        nuits: '2',
        chambreParticuliere: true,
        parentAccompagnant: false,
        preadmission: [],
      }),
    },
    carteTpActeGestion: {
      de: [CAMILLE, HUGO],
      saisie: (_, rang) => ({
        numeroContrat: [SANTE, '20450003'][rang],
        motif: 'perdue',
        precision: '',
        support: 'numerique',
      }),
    },
    declarationSinistreActeGestion: {
      de: [CAMILLE],
      saisie: async (call, rang) => ({
        numeroContrat: '20450002',
        typeSinistre: 'ARRET',
        numPers: (await premier(call, 'declarationSinistreActeGestion', '20450002')).numPers,
        dateDebut: jour(-2 - rang),
        dateFin: '',
        employeur: 'Ville de Lyon',
        circonstances: '',
        avisArret: [],
        decomptesIj: [],
        notification: [],
        acteDeces: [],
        livretFamille: [],
        certificat: [],
        bulletin: [],
        justificatif: [],
      }),
    },
    consentementActeGestion: {
      de: [JEANNE],
      saisie: (_, rang) => ({
        nomConsentement: ['offres', 'enquetes'][rang],
        isAccepted: true,
      }),
    },
    adresseActeGestion: {
      de: [CAMILLE],
      saisie: (_, rang) => ({
        ...saisieDepuisAdresse({
          ...ADRESSE_VIDE,
          numVoie: String(3 + rang),
          libelleCourtNatureVoie: 'RUE',
          libelleVoie: 'Crébillon',
          codePostal: '44000',
          localite: 'Nantes',
        }),
        telephone: '',
        personnes: [],
        dateEffet: jour(0),
        justificatif: null,
        numeroContrat: SANTE,
      }),
    },
    situationContractuelleActeGestion: {
      de: [CAMILLE],
      saisie: async (call, rang) => ({
        numeroContrat: SANTE,
        personneId: (await premier(call, 'situationContractuelleActeGestion')).id,
        nature: 'employeur',
        codeSituationFamiliale: '',
        codeCivilite: '',
        nom: '',
        codeRegime: '',
        organisme: '',
        employeur: `Ville de Lyon ${rang}`,
        dateEffet: jour(0),
        acteMariage: null,
        attestationPacs: null,
        attestationVieCommune: null,
        justificatifSeparation: null,
        acteDeces: null,
        pieceIdentite: null,
        attestationDroits: null,
        attestationEmployeur: null,
      }),
    },
    communicationActeGestion: {
      de: [CAMILLE],
      saisie: (_, rang) => ({
        service: ['email'],
        information: [],
        offres: [],
        silenceDebut: `2${rang}:00`,
        silenceFin: '08:00',
      }),
    },
    abonnementActeGestion: {
      de: [CAMILLE],
      saisie: (_, rang) => ({ alertes: [['document'], ['remboursement']][rang] }),
    },
    dematerialisationActeGestion: {
      de: [CAMILLE],
      saisie: (_, rang) => ({ enLigne: [['remboursements'], []][rang] }),
    },
    contactActeGestion: {
      de: [CAMILLE],
      // It is answered in words, and closed.
      isSansEffet: true,
      saisie: (_, rang) => ({
        motif: 'REM',
        domaine: '',
        sousDomaine: '',
        personne: '',
        message: `Où en est le remboursement numéro ${rang} ?`,
        piece: null,
        piece2: null,
        piece3: null,
        numeroContrat: SANTE,
      }),
    },
    inscriptionBeneficiaireActeGestion: {
      de: [CAMILLE],
      saisie: async (call, rang) => ({
        numeroContrat: SANTE,
        codeCivilite: 'M',
        sexe: 'M',
        nom: 'Martin',
        prenom: ['Tom', 'Noé'][rang],
        dateNaissance: '2026-09-21',
        lien: 'Enfant',
        nirDe: (await de.faits(call, 'inscriptionBeneficiaireActeGestion', SANTE)).assures[0].id,
        nir: { numero: '', cle: '', isMonegasque: false },
        organisme: 'CPAM du Rhône',
        teletransmission: true,
        dateEffet: '2026-12-01',
        acteNaissance: null,
        certificatScolarite: null,
        acteMariage: null,
        attestationPacs: null,
        attestationConcubinage: null,
        avisImposition: null,
        attestationDroits: null,
      }),
    },
    radiationAssuresActeGestion: {
      de: [CAMILLE],
      saisie: async (call, rang) => {
        const { beneficiaires } = await de.lire(call, '/api/adherent/profil/v2', SANTE)
        const prenom = ['Julien', 'Léa'][rang]
        return {
          numeroContrat: SANTE,
          personneId: beneficiaires.find((one: { prenom: string }) => one.prenom === prenom)
            .numPers,
          motif: 'couvertureObligatoire',
          dateMotif: '2026-12-01',
          dateEffet: '2026-12-01',
          attestationAdhesion: null,
          justificatifSeparation: null,
          acteDeces: null,
          finEtudes: null,
        }
      },
    },
    optionAffiliationActeGestion: {
      de: [CAMILLE],
      // The advice and the sheet of the product.
      isDevis: true,
      async saisie(call) {
        const { renforts } = await de.faits(call, 'optionAffiliationActeGestion', SANTE)
        const [{ code, montantMensuel }] = renforts
        const conseil = await de.conseil(call, 'optionAffiliationActeGestion', SANTE)
        return { numeroContrat: SANTE, code, montantMensuel, dateEffet: '2026-12-01', ...conseil }
      },
    },
    optionRadiationActeGestion: { de: [CAMILLE], saisie: retrait },
    radiationRenfortActeGestion: { de: [CAMILLE], saisie: retrait },
    garantiesActeGestion: {
      de: [CAMILLE],
      isDevis: true,
      saisie: async (call, rang) => ({
        ...(await de.conseil(call, 'garantiesActeGestion', SANTE)),
        numeroContrat: SANTE,
        nomOffre: ['Santé Confort', 'Santé Sérénité'][rang],
        dateEffet: ['2027-01-01', '2026-12-01'][rang],
      }),
    },
    changementIdentifiantActeGestion: {
      de: [HUGO],
      saisie: (_, rang) => ({ email: `hugo${rang}@nouvelle.example.org` }),
    },
    suppressionCompteActeGestion: {
      de: [JULIEN, JEANNE],
      saisie: () => ({ motif: 'papier', confirmation: 'supprimer' }),
    },
    reclamationActeGestion: {
      de: [HUGO],
      isSansEffet: true,
      saisie: (_, rang) => ({
        numeroContrat: '',
        objet: 'accueil',
        depuis: '',
        message: `Personne ne me répond depuis ${rang + 2} semaines.`,
        attendu: '',
        pieces: [],
      }),
    },
    droitsActeGestion: {
      de: [HUGO],
      isSansEffet: true,
      saisie: (_, rang) => ({
        numeroContrat: '',
        droit: 'rectification',
        message: `Mon adresse, ligne ${rang + 1}`,
      }),
    },
    accessibiliteActeGestion: {
      de: [HUGO],
      isSansEffet: true,
      saisie: (_, rang) => ({
        numeroContrat: '',
        page: 'Mes remboursements',
        message: `Le tableau ne se lit pas au clavier, ligne ${rang + 1}`,
        outil: '',
      }),
    },
    renonciationActeGestion: {
      de: [CAMILLE],
      isIrrefusable: true,
      // What the tests above have concluded.
      async saisie(call) {
        const { conclusions } = await de.faits(call, 'renonciationActeGestion', SANTE)
        return { numeroContrat: SANTE, demandeId: conclusions[0].demandeId }
      },
    },
    resiliationActeGestion: {
      de: [HUGO, CAMILLE],
      isIrrefusable: true,
      saisie: (_, rang) => ({
        numeroContrat: ['20450003', SANTE][rang],
        motif: 'unAn',
        evenementLe: '',
        souhaiteeLe: '',
        precision: '',
        adresse: '',
      }),
    },
  }
}
