import type {
  FicheClient,
  FournisseurSaisi,
  FournisseurTrouve,
  LogoEnvoye,
  ModificationClient,
  NomDeLogo,
  Restauration,
  ValeursClient,
} from '@espace-adherent/contract'
import { canDonner } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, isLoopback, staleWrite } from '../../platform/http/index.ts'
import type { EtatClient, FournisseurExterne } from '../../schema/portail.schema.ts'
import { sealed } from '../../schema/sealed.ts'
import { sanitizeContenu } from '../contenu/index.ts'
import type { StaffContext } from '../context.ts'
import { type Action, recordGeste } from '../historique/index.ts'
import { type Client, TOPIC_CLIENTS } from '../portail/index.ts'
import {
  announce,
  type ClientRow,
  findHotes,
  findLogosDe,
  findNomsOffres,
  findTenus,
  findVersion,
  keepImages,
  keepVersion,
  type LogoRow,
  lockTenu,
  showImages,
  writeClient,
} from './clients.repository.ts'
import { differencesClient } from './differences.ts'
import { toFiche } from './fiche.ts'
import { cleanImage, empreinteDe } from './images.ts'
import { fautesDe, fautesOffres } from './regles.ts'
import { textes } from './textes.ts'

/** Names what is done to clients in the history. */
export const OBJET_CLIENTS = 'clients'

export type ClientsDeps = {
  sealer: Sealer
  findClient(code: string): Client | undefined
  /** Asks an identity provider what it is; null when it does not say. */
  discover(issuer: string): Promise<FournisseurTrouve | null>
}

type Tenu = { row: ClientRow; logos: LogoRow[]; etat: EtatClient }

export type Clients = ReturnType<typeof createClients>

/** The clients as their administrators change them: every change is a version, and one may go back. */
export function createClients(deps: ClientsDeps) {
  const fiche = (row: ClientRow, logos: readonly LogoRow[]) =>
    toFiche(row, logos, deps.findClient(row.code)?.adressePublique)

  /** Held, from the version that was looked at; somebody else's newer one is given back. */
  async function hold(tx: Executor, context: StaffContext, cible: Cible): Promise<Tenu> {
    const row = await lockTenu(tx, context.client.code, cible.id)
    if (!row) throw new AppError('NotFound')
    const logos = await findLogosDe(tx, row.code)
    if (row.revision !== cible.revision) throw staleWrite(cible, fiche(row, logos))
    return { row, logos, etat: etatDe(row, logos) }
  }

  /** The change, both versions, its line and its announcement: one transaction. */
  async function write(
    tx: Executor,
    context: StaffContext,
    action: Action,
    { row, logos, etat: avant }: Tenu,
    apres: EtatClient,
  ): Promise<FicheClient> {
    const { now } = context
    const code = row.code
    const suivante = row.revision + 1
    const { noms, ...cotes } = differencesClient(
      { revision: row.revision, etat: avant },
      { revision: suivante, etat: apres },
    )
    if (noms.length === 0) return fiche(row, logos)
    // Whoever chooses who says who people are could be anybody: an administrator too.
    const isIdentites = noms.some((nom) => nom.startsWith('fournisseurExterne'))
    if (isIdentites && !canDonner(context.visiteur.roles, 'Admin', context.client.droits))
      refuse({ [action === 'restauration' ? 'version' : 'fournisseurExterne']: textes.identites })
    const { logos: images, ...colonnes } = apres
    await keepVersion(tx, {
      clientCode: code,
      revision: row.revision,
      le: row.modifieLe ?? now,
      etat: avant,
    })
    await keepVersion(tx, { clientCode: code, revision: suivante, le: now, etat: apres })
    const written = await writeClient(tx, code, colonnes, now)
    if (noms.some((nom) => nom.startsWith('logos.'))) await showImages(tx, code, images)
    await recordGeste(tx, context, {
      clientCode: code,
      action,
      objet: OBJET_CLIENTS,
      cible: code,
      ...cotes,
    })
    await announce(tx, TOPIC_CLIENTS)
    return fiche(written, await findLogosDe(tx, code))
  }

  return {
    fiche,

    async list({ db, client }: StaffContext, { id }: { id?: string | undefined }) {
      const rows = await findTenus(db, client.code, id)
      return Promise.all(rows.map(async (row) => fiche(row, await findLogosDe(db, row.code))))
    },

    async update(context: StaffContext, modification: ModificationClient): Promise<FicheClient> {
      const { valeurs } = modification
      // Asked before anything is held: a provider may take its time to answer.
      const [actuel] = await findTenus(context.db, context.client.code, modification.id)
      if (!actuel) throw new AppError('NotFound')
      const { fournisseurExterne: saisi } = valeurs
      const fournisseur =
        saisi === undefined
          ? undefined
          : await readFournisseur(deps, actuel.code, actuel.fournisseurExterne, saisi)
      return context.db.transaction(async (tx) => {
        const tenu = await hold(tx, context, modification)
        const apres = {
          ...tenu.etat,
          ...propre(valeurs),
          ...(fournisseur !== undefined && { fournisseurExterne: fournisseur }),
        }
        refuse(fautesDe(tenu.row.code, apres, valeurs, await findHotes(tx)))
        if (valeurs.offresFermees)
          refuse(fautesOffres(apres, await findNomsOffres(tx, tenu.row.code)))
        return write(tx, context, 'modification', tenu, apres)
      })
    },

    /** The client becomes what it was, under a new version; what is forbidden today stays so. */
    async restore(context: StaffContext, restauration: Restauration): Promise<FicheClient> {
      // As for a change, and before anything is held: a provider that is gone since would lock everybody out.
      const [actuel] = await findTenus(context.db, context.client.code, restauration.id)
      const ancien = actuel && (await findVersion(context.db, actuel.code, restauration.version))
      const rendu = ancien?.etat.fournisseurExterne
      if (rendu && rendu.issuer !== actuel?.fournisseurExterne?.issuer)
        await mustAnswer(deps.discover, rendu.issuer, 'version')
      return context.db.transaction(async (tx) => {
        const tenu = await hold(tx, context, restauration)
        const version = await findVersion(tx, tenu.row.code, restauration.version)
        if (!version)
          throw new AppError('BadRequest', undefined, { version: textes.versionInconnue })
        // A version of before offers could be closed says nothing of them.
        const etat = { ...version.etat, offresFermees: version.etat.offresFermees ?? {} }
        refuse(fautesDe(tenu.row.code, etat, etat as ValeursClient, await findHotes(tx)))
        await keepImages(tx, tenu.logos)
        return write(tx, context, 'restauration', tenu, etat)
      })
    },

    replaceLogo: (context: StaffContext, envoi: LogoEnvoye): Promise<FicheClient> => {
      const image = cleanImage(Buffer.from(envoi.contenu, 'base64'))
      if (!image) throw new AppError('BadRequest', undefined, { contenu: textes.imageRefusee })
      const impression = readImpression(envoi.impression)
      return context.db.transaction(async (tx) => {
        const tenu = await hold(tx, context, envoi)
        const clientCode = tenu.row.code
        const empreinte = empreinteDe(image.contenu)
        await keepImages(tx, [...tenu.logos, { clientCode, empreinte, ...image, impression }])
        const logos = { ...tenu.etat.logos, [envoi.nom]: empreinte }
        return write(tx, context, 'modification', tenu, { ...tenu.etat, logos })
      })
    },
  }
}

type Cible = { id: string; revision: number }

export function refuse(fautes: Record<string, string>): void {
  if (Object.keys(fautes).length > 0) throw new AppError('BadRequest', undefined, fautes)
}

export const etatDe = (row: ClientRow, logos: readonly LogoRow[]): EtatClient => ({
  libelle: row.libelle,
  adresses: row.adresses,
  adressesRestreintes: row.adressesRestreintes,
  adressePublique: row.adressePublique,
  config: row.config,
  charte: row.charte,
  fonctionnalites: row.fonctionnalites,
  offresFermees: row.offresFermees,
  fournisseurExterne: row.fournisseurExterne,
  logos: Object.fromEntries(logos.map(({ nom, empreinte }) => [nom, empreinte])) as Partial<
    Record<NomDeLogo, string>
  >,
})

/** The page that says that nothing works is written by people: made safe as it is kept. */
function propre({ fournisseurExterne: _, config, ...valeurs }: ValeursClient) {
  const gardees = Object.fromEntries(
    Object.entries(valeurs).filter(([, valeur]) => valeur !== undefined),
  ) as Partial<EtatClient>
  if (gardees.offresFermees) gardees.offresFermees = fermees(gardees.offresFermees)
  if (!config) return gardees
  const { pageErreur } = config
  return {
    ...gardees,
    config: {
      ...config,
      pageErreur: { ...pageErreur, contenu: sanitizeContenu(pageErreur.contenu) },
    },
  }
}

/** Each offer once, in one order; a feature that is closed to none is not spoken of. */
const fermees = (offres: EtatClient['offresFermees']): EtatClient['offresFermees'] =>
  Object.fromEntries(
    Object.entries(offres)
      .filter(([, noms]) => noms.length > 0)
      .map(([cle, noms]) => [cle, [...new Set(noms)].toSorted()]),
  )

function readImpression(envoyee: string | undefined): Uint8Array | null {
  if (envoyee === undefined) return null
  const image = cleanImage(Buffer.from(envoyee, 'base64'))
  if (image?.typeMime !== 'image/png')
    throw new AppError('BadRequest', undefined, { impression: textes.impressionRefusee })
  return image.contenu
}

/**
 * A provider that does not answer would lock everybody out, whoever saves it included: it is asked
 * first. A secret belongs to one provider, and is not sent to another.
 */
async function readFournisseur(
  { sealer, discover }: ClientsDeps,
  code: string,
  actuel: FournisseurExterne | null,
  saisi: FournisseurSaisi | null,
): Promise<FournisseurExterne | null> {
  if (saisi === null) return null
  const { clientSecret, ...fournisseur } = saisi
  const isMeme = actuel?.issuer === saisi.issuer && actuel.clientId === saisi.clientId
  if (clientSecret === undefined && actuel?.clientSecret && !isMeme)
    refuse({ 'fournisseurExterne.clientSecret': textes.secretManquant })
  if (!isMeme) await mustAnswer(discover, saisi.issuer, 'fournisseurExterne.issuer')
  return {
    ...fournisseur,
    clientSecret:
      clientSecret === undefined
        ? (isMeme && actuel?.clientSecret) || ''
        : clientSecret && sealer.seal(clientSecret, sealed.clientSecret(code)),
  }
}

/** Secrets and identities travel: plain http is for one machine only. */
export async function mustAnswer(
  discover: ClientsDeps['discover'],
  issuer: string,
  champ: string,
): Promise<FournisseurTrouve> {
  const { protocol, hostname } = new URL(issuer)
  if (protocol !== 'https:' && !isLoopback(hostname)) refuse({ [champ]: textes.issuerHttps })
  const trouve = await discover(issuer)
  if (!trouve) throw new AppError('BadRequest', undefined, { [champ]: textes.fournisseurMuet })
  return trouve
}
