import assert from 'node:assert/strict'
import type { ActeGestion } from '@espace-adherent/contract'
import { maskIban } from '@espace-adherent/domain'
import { createActesDeTest } from './actes.ts'
import type { Inject, TestApp } from './index.ts'
import { jour } from './saisies.ts'

/** Whoever asks, signed in at the hour that it is; what was sent, and the request once there is one. */
type Question = {
  entrer: () => Promise<Inject>
  // biome-ignore lint/suspicious/noExplicitAny: each act has its own shape, written beside it.
  data: any
  id: string | null
}
/** Whether what was asked for stands where a member would look to see that it really happened. */
export type Lecture = (question: Question) => Promise<boolean>

/** Of an act about the account, any contract: its facts are the same. */
const COMPTE = '20450001'

/** Every act once, as its member reads it: one that is added has no line here, and does not compile. */
export function createLectures(app: () => TestApp): Record<ActeGestion, Lecture> {
  const de = createActesDeTest(app)

  async function lire({ entrer }: Question, url: string, numeroContrat?: string) {
    const call = await entrer()
    const headers = numeroContrat ? { 'x-numcontrat': numeroContrat } : {}
    const answer = await call({ url: `/api${url}`, headers })
    assert.equal(answer.statusCode, 200, answer.body)
    const read = answer.json()
    return read.items ?? read
  }
  const faits = async ({ entrer }: Question, acte: ActeGestion, numeroContrat: string) =>
    de.faits(await entrer(), acte, numeroContrat)
  const contient = (lu: unknown, mot: string) => JSON.stringify(lu ?? null).includes(mot)

  const compte = (q: Question) =>
    lire(q, '/coordonnees-bancaires', q.data.numeroContrat ?? q.data.contrat.numContrat)
  const profil = (q: Question) => lire(q, '/adherent/profil/v2', q.data.numeroContrat)
  const documents = (q: Question) => lire(q, '/cgdm-svc/ged', q.data.numeroContrat)
  /** Those that the contract holds, as « Options » shows them. */
  const options = (
    q: Question,
  ): Promise<{ code: string; dateDebut: string; dateFin: string | null }[]> =>
    lire(q, '/forms/radiation-renfort', q.data.numeroContrat)
  const isRepondue: Lecture = async (q) =>
    q.id !== null && (await lire(q, `/demandes/dossier?id=${q.id}`)).etat === 'acceptee'
  const isRetiree: Lecture = async (q) =>
    !(await options(q)).some(({ code, dateFin }) => q.data.codes.includes(code) && dateFin === null)

  return {
    ribPrestationsActeGestion: async (q) =>
      contient((await compte(q)).remboursements, maskIban(q.data.iban)),
    ribCotisationsActeGestion: async (q) =>
      contient((await compte(q)).mandat, maskIban(q.data.iban)),
    async ribActeGestion(q) {
      const { remboursements, mandat } = await compte(q)
      return [remboursements, mandat].every((un) => contient(un, maskIban(q.data.iban)))
    },
    paiementCotisationActeGestion: async (q) =>
      q.id !== null && contient(await lire(q, `/paiements-cotisation?demande=${q.id}`), '"initie"'),
    declarationSinistreV2ActeGestion: async (q) =>
      contient(
        await lire(q, '/v1/adherent/remboursements', q.data.numeroContrat),
        `"dateSoins":"${q.data.dateSoins}"`,
      ),
    pecHospiActeGestion: async (q) =>
      contient(await documents(q), `prise-en-charge-${q.data.numeroContrat}-${q.data.dateEntree}`),
    carteTpActeGestion: async (q) =>
      contient(await documents(q), `carte-tiers-payant-${q.data.numeroContrat}-${jour(0)}`),
    declarationSinistreActeGestion: async (q) =>
      contient(
        await lire(q, '/adherent/sinistres', q.data.numeroContrat),
        `"dateDebut":"${q.data.dateDebut}"`,
      ),
    async consentementActeGestion(q) {
      const lus: { nomConsentement: string; isAccepted: boolean | null }[] = await lire(
        q,
        '/forms/consentement',
      )
      const { nomConsentement, isAccepted } = q.data
      return lus.some(
        (un) => un.nomConsentement === nomConsentement && un.isAccepted === isAccepted,
      )
    },
    adresseActeGestion: async (q) =>
      contient((await profil(q)).personne.adresse, `"numVoie":"${q.data.numVoie}"`),
    situationContractuelleActeGestion: async (q) =>
      (await profil(q)).personne.employeur === q.data.employeur,
    communicationActeGestion: async (q) =>
      (await faits(q, 'communicationActeGestion', COMPTE)).actuelle.silenceDebut ===
      q.data.silenceDebut,
    abonnementActeGestion: async (q) =>
      String((await faits(q, 'abonnementActeGestion', COMPTE)).actuelles) ===
      String(q.data.alertes),
    dematerialisationActeGestion: async (q) =>
      String((await faits(q, 'dematerialisationActeGestion', COMPTE)).actuels) ===
      String(q.data.enLigne),
    contactActeGestion: isRepondue,
    inscriptionBeneficiaireActeGestion: async (q) =>
      contient((await profil(q)).beneficiaires, `"prenom":"${q.data.prenom}"`),
    radiationAssuresActeGestion: async (q) =>
      !contient((await profil(q)).beneficiaires, q.data.personneId),
    optionAffiliationActeGestion: async (q) =>
      (await options(q)).some(
        ({ code, dateDebut }) => code === q.data.code && dateDebut === q.data.dateEffet,
      ),
    optionRadiationActeGestion: isRetiree,
    radiationRenfortActeGestion: isRetiree,
    garantiesActeGestion: async (q) =>
      (await lire(q, '/forms/situation-contractuelle', q.data.numeroContrat)).contrat.nomOffre ===
      q.data.nomOffre,
    changementIdentifiantActeGestion: async (q) =>
      contient(await lire(q, '/identity/securite'), q.data.email),
    // There is no space left to look into.
    suppressionCompteActeGestion: ({ entrer }) =>
      entrer().then(
        () => false,
        () => true,
      ),
    reclamationActeGestion: isRepondue,
    droitsActeGestion: isRepondue,
    decesActeGestion: isRepondue,
    accessibiliteActeGestion: isRepondue,
    async renonciationActeGestion(q) {
      const { conclusions } = await faits(q, 'renonciationActeGestion', q.data.numeroContrat)
      return !contient(conclusions, q.data.demandeId)
    },
    async resiliationActeGestion(q) {
      const { contrats } = await lire(q, '/adherent/contrats')
      return contrats.some(
        (un: { numeroContratIndividuel: string; etat: string }) =>
          un.numeroContratIndividuel === q.data.numeroContrat && un.etat === 'resilie',
      )
    },
  }
}
