import type { Page } from '@playwright/test'
import { loginAtlas } from '../support/accounts.ts'
import { conseiller, envoyer, type Faits, lireFaits, repondre } from '../support/actes.ts'
import { openClerk } from '../support/demandes.ts'
import { goTo } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const NADIA = 'nadia.perrot@example.org'
const [SANTE, PREVOYANCE] = ['70310001', '70310002']

type Demande = { id: string; reference: string }
type Ligne = {
  path: string
  acte: string
  libelle: string
  /** The one that it is about, where it is not the contract that is open. */
  contrat?: string
  data(faits: Faits, page: Page): object | Promise<object>
  /** Refused the second time too: what another journey of hers needs stays as it is. */
  isRefusee?: true
  /** Where the member looks: a screen, and what it says once a clerk has accepted. */
  ecran: [route: string, titre: string]
  lit(page: Page): Promise<void>
}

const jour = (date: Date) => new Intl.DateTimeFormat('fr-FR').format(date)
const aujourdhui = new Date()
const premier = (mois: number) => jour(new Date(aujourdhui.getFullYear(), mois, 1))
const prochainMois = premier(aujourdhui.getMonth() + 1)
const carte = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

/** Acts whose forms have journeys elsewhere, where the portal treats them: here a clerk does. */
const lignes: Ligne[] = [
  {
    path: '/forms/communication/form',
    acte: 'communicationActeGestion',
    libelle: 'Mes préférences de contact',
    data: () => ({
      service: ['email'],
      information: [],
      offres: [],
      silenceDebut: '22:15',
      silenceFin: '07:45',
    }),
    ecran: ['profil/preferences', 'Mes préférences'],
    lit: (page) =>
      expect(carte(page, 'Mes préférences de contact')).toContainText('De 22:15 à 07:45'),
  },
  {
    path: '/forms/abonnement/form',
    acte: 'abonnementActeGestion',
    libelle: 'Mes alertes',
    data: () => ({ alertes: ['document'] }),
    ecran: ['profil/preferences', 'Mes préférences'],
    lit: (page) => expect(carte(page, 'Mes alertes')).toContainText('Un document arrive'),
  },
  {
    path: '/forms/dematerialisation/form',
    acte: 'dematerialisationActeGestion',
    libelle: 'Mes documents en ligne ou par la poste',
    data: () => ({ enLigne: ['cotisations'] }),
    ecran: ['profil/preferences', 'Mes préférences'],
    lit: (page) =>
      expect(carte(page, 'Mes documents en ligne ou par la poste')).toContainText(
        /Mes cotisations\s*En ligne/,
      ),
  },
  {
    path: '/forms/situation-contractuelle/form',
    acte: 'situationContractuelleActeGestion',
    libelle: 'Déclarer un changement de situation',
    data: ({ personnes: [{ id }] }) => ({
      numeroContrat: SANTE,
      personneId: id,
      nature: 'employeur',
      codeSituationFamiliale: '',
      codeCivilite: '',
      nom: '',
      codeRegime: '',
      organisme: '',
      employeur: 'Port de Marseille Fos',
      dateEffet: jour(aujourdhui),
      acteMariage: null,
      attestationPacs: null,
      attestationVieCommune: null,
      justificatifSeparation: null,
      acteDeces: null,
      pieceIdentite: null,
      attestationDroits: null,
      attestationEmployeur: null,
    }),
    ecran: ['profil', 'Mon profil'],
    lit: (page) => expect(carte(page, 'Identité')).toContainText('Port de Marseille Fos'),
  },
  {
    path: '/forms/cartetp/form',
    acte: 'carteTpActeGestion',
    libelle: 'Commander une carte de tiers payant',
    data: () => ({ numeroContrat: SANTE, motif: 'abimee', precision: '', support: 'numerique' }),
    ecran: ['carte-tiers-payant', 'Ma carte de tiers payant'],
    lit: (page) => expect(page.getByRole('main')).toContainText(`Valable du ${jour(aujourdhui)}`),
  },
  {
    path: '/forms/declarationsinistreV2/form',
    acte: 'declarationSinistreV2ActeGestion',
    libelle: 'Envoyer une facture de soins',
    data: ({ personnes: [{ numPers }] }) => ({
      numeroContrat: SANTE,
      numPers,
      professionnel: 'Dr Hortense Vidal',
      dateSoins: jour(aujourdhui),
      soins: [{ codeActe: 'G', quantite: '1', depense: '30', ro: '' }],
      facture: [],
      decompteRo: [],
      ordonnance: [],
    }),
    ecran: ['remboursements', 'Mes remboursements'],
    lit: (page) => expect(page.getByRole('main')).toContainText('Dr Hortense Vidal'),
  },
  {
    path: '/forms/inscriptionbeneficiaire/form',
    acte: 'inscriptionBeneficiaireActeGestion',
    libelle: 'Ajouter un bénéficiaire',
    data: ({ assures: [{ id: nirDe }] }) => ({
      numeroContrat: SANTE,
      codeCivilite: 'M',
      sexe: 'M',
      nom: 'Perrot',
      prenom: 'Isaac',
      dateNaissance: jour(aujourdhui),
      lien: 'Enfant',
      nirDe,
      nir: { numero: '', cle: '', isMonegasque: false },
      organisme: 'CPAM des Bouches-du-Rhône',
      teletransmission: true,
      dateEffet: prochainMois,
      acteNaissance: null,
      certificatScolarite: null,
      acteMariage: null,
      attestationPacs: null,
      attestationConcubinage: null,
      avisImposition: null,
      attestationDroits: null,
    }),
    ecran: ['beneficiaires', 'Bénéficiaires'],
    lit: (page) => expect(carte(page, /^À partir du 1er/).first()).toContainText('Isaac Perrot'),
  },
  {
    path: '/forms/radiation-renfort/form',
    acte: 'radiationRenfortActeGestion',
    libelle: 'Retirer plusieurs renforts',
    data: ({ renforts: [{ code }] }) => ({
      numeroContrat: SANTE,
      codes: [code],
      dateEffet: premier(12),
    }),
    ecran: ['options', 'Options'],
    lit: (page) =>
      expect(carte(page, /^À partir du 1er janvier/)).toContainText('Assistance à domicile'),
  },
  {
    path: '/vel/option-radiation/vel',
    acte: 'optionRadiationActeGestion',
    libelle: 'Retirer un renfort',
    isRefusee: true,
    data: ({ renforts: [{ code }] }) => ({
      numeroContrat: SANTE,
      codes: [code],
      dateEffet: premier(12),
    }),
    ecran: ['options', 'Options'],
    lit: (page) => expect(carte(page, 'Vos renforts')).toContainText('Assistance à domicile'),
  },
  {
    path: '/vel/option-affiliation/vel',
    acte: 'optionAffiliationActeGestion',
    libelle: 'Ajouter un renfort',
    isRefusee: true,
    data: async ({ renforts: [{ code, montantMensuel }] }, page) => ({
      numeroContrat: SANTE,
      code,
      montantMensuel,
      dateEffet: prochainMois,
      besoinRecherche: 'equilibre',
      besoinPourQui: 'tous',
      besoinBudget: 'libre',
      conseilId: await page.evaluate(conseiller, SANTE),
      isConseilRecu: true,
    }),
    ecran: ['options', 'Options'],
    lit: (page) =>
      expect(carte(page, 'Les renforts de votre offre')).toContainText('Renfort Dentaire'),
  },
  {
    path: '/forms/declarationsinistre/form',
    acte: 'declarationSinistreActeGestion',
    libelle: 'Déclarer un sinistre de prévoyance',
    contrat: PREVOYANCE,
    data: ({ personnes: [{ numPers }] }) => ({
      numeroContrat: PREVOYANCE,
      typeSinistre: 'ARRET',
      numPers,
      dateDebut: jour(aujourdhui),
      dateFin: '',
      employeur: 'Port de Marseille Fos',
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
    ecran: ['sinistres', 'Mes sinistres'],
    lit: (page) =>
      expect(page.getByRole('list', { name: /^Avancement : Arrêt de travail/ })).toContainText(
        'Déclaré',
      ),
  },
]

test('where a clerk treats them, acts are refused, asked for more and accepted, and their member reads it where it shows', async ({
  page,
  browser,
  problems,
}) => {
  // Documents are sent once they are asked for.
  problems.expect(/status of 400/)
  const clerk = await openClerk(browser)
  await loginAtlas(page, NADIA)
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Nadia' })).toBeVisible()
  const attendues: (Demande & Pick<Ligne, 'isRefusee'>)[] = []
  await test.step('each is refused, then sent again and asked for more', async () => {
    for (const { path, acte, contrat = SANTE, data, isRefusee } of lignes) {
      const envoi = async (fois: string): Promise<Demande> => {
        const saisie = await data(await lireFaits(page, acte, contrat), page)
        return page.evaluate(envoyer, { path, data: saisie, cle: `${fois}-${acte}` })
      }
      const { reference } = await envoi('refusee')
      await clerk.treat(reference, { geste: 'refuser', texte: 'Ce n’est pas le bon document.' })
      const encore = await envoi('attendue')
      await clerk.treat(encore.reference, {
        geste: 'demander',
        champ: null,
        motif: null,
        texte: 'Pouvez-vous le confirmer ?',
        echeance: '2099-12-06',
      })
      attendues.push({ ...encore, ...(isRefusee && { isRefusee }) })
    }
  })
  const demandes = page.getByRole('list', { name: 'Vos demandes' }).getByRole('link')
  await test.step('« Mes demandes » says what is asked for, and what was refused', async () => {
    for (const [route, etat] of [
      ['demandes', 'Pièce demandée'],
      ['demandes?etat=terminees', 'Refusée'],
    ] as const) {
      await goTo(page, route, 'Mes demandes')
      for (const { libelle } of lignes)
        await expect(
          demandes.filter({ hasText: libelle }).filter({ hasText: etat }).first(),
        ).toBeVisible()
    }
  })
  await test.step('answered and decided, each is read where a member looks', async () => {
    for (const { id, reference, isRefusee } of attendues) {
      expect(await page.evaluate(repondre, id)).toBe(200)
      const refus = { geste: 'refuser', texte: 'Votre offre ne le permet pas encore.' }
      await clerk.treat(reference, isRefusee ? refus : { geste: 'accepter' })
    }
    for (const { contrat, ecran, lit } of lignes) {
      if (contrat) await page.getByRole('combobox', { name: 'Contrat' }).selectOption(contrat)
      await goTo(page, ...ecran)
      await lit(page)
    }
  })
  await clerk.close()
})
