import { reglagesSensibles } from '@espace-adherent/domain'
import type { Config } from '../app/config.ts'
import { StartRefusedError } from '../app/start-refused.ts'
import { textes as textesDuDemarrage } from '../app/textes.ts'
import type { Client } from '../features/client.ts'
import { logosInitiaux, openAlone, type Reglage, reglerClient } from '../features/clients/index.ts'
import { inviteAdministrateur, renewInvitation } from '../features/comptes/index.ts'
import { addContenus } from '../features/contenu/index.ts'
import { seedMotifs } from '../features/demandes/index.ts'
import {
  addClient,
  createAnnuaire,
  escapeHtml,
  findClients,
  findOccupants,
  TOPIC_CLIENTS,
} from '../features/portail/index.ts'
import { seedTarifsSoins } from '../features/tarifs-soins/index.ts'
import { tellAll, write } from '../noyau/index.ts'
import { type Database, type Executor, upkeep } from '../platform/db/index.ts'
import type { Invite, NouveauClient } from './arguments.ts'
import { contenusInitiaux } from './contenus/index.ts'
import { charteDepuis, fonctionnalitesInitiales, reglagesInitiaux } from './reglages.ts'
import { textes } from './textes.ts'

export type InstallerDeps = {
  database: Database
  config: Pick<Config, 'publicProtocol' | 'publicPort'>
  now: Date
}

/** `lien` exists only here: no other copy is kept. */
export type Installe = { client: Client; lien: string }

const { refus } = textes

/** Makes a client and its administrator together, or neither. */
export async function installClient(
  deps: InstallerDeps,
  demande: NouveauClient,
): Promise<Installe> {
  const { database, now } = deps
  const installe = await alone(deps, async (tx) => {
    await refuseTaken(tx, demande)
    await addRows(tx, await toRows(tx, demande, now))
    await seedMotifs(tx, demande.client)
    await seedTarifsSoins(tx, demande.client)
    const client = await readBack(tx, deps, demande.client)
    const invitation = await inviteAdministrateur(tx, { client, now }, demande.administrateur)
    if (!invitation) throw new Error('A client that was just made has accounts already')
    return { client, lien: invitation.lien }
  })
  // Running nodes meet the client now.
  await database.notify(TOPIC_CLIENTS)
  return installe
}

/**
 * For an existing client: another link for an administrator who lost theirs, or another
 * administrator.
 */
export const inviteTo = (deps: InstallerDeps, invite: Invite): Promise<Installe> =>
  alone(deps, async (tx) => {
    const client = await chooseClient(tx, deps, invite.client)
    const { libelle } = client
    if (client.fournisseurExterne) throw new StartRefusedError(refus.fournisseurExterne(libelle))
    const { now } = deps
    const { email, personne } = invite
    if (personne) {
      const made = await inviteAdministrateur(tx, { client, now }, { email, ...personne })
      if (!made) throw new StartRefusedError(refus.adressePrise(email, libelle))
      return { client, ...made }
    }
    const renewed = await renewInvitation(tx, { client, now }, email)
    if (renewed === 'inconnu')
      throw new StartRefusedError(refus.administrateurInconnu(email, libelle))
    if (renewed === 'actif') throw new StartRefusedError(refus.administrateurActif(email))
    return { client, ...renewed }
  })

/** A sensitive setting of a client, where nobody is left to agree on it (docs/decisions/rights.md). */
export async function regler(deps: InstallerDeps, reglage: Reglage): Promise<string> {
  await alone(deps, async (tx) => {
    const fautes = await reglerClient(tx, reglage, deps.now)
    const [champ, faute] = Object.entries(fautes)[0] ?? []
    if (champ === 'client') throw new StartRefusedError(refus.clientInconnu(reglage.code))
    if (champ !== undefined)
      throw new StartRefusedError(faute || refus.reglage(champ, Object.keys(reglagesSensibles)))
  })
  await deps.database.notify(TOPIC_CLIENTS)
  return textes.regle(reglage.chemin, reglage.code)
}

/** The way out for who is alone: nobody else could agree to it (docs/operations.md). */
export async function ouvrir(deps: InstallerDeps, code: string): Promise<string> {
  await alone(deps, async (tx) => {
    const { adressePublique, libelle } = await readBack(tx, deps, code)
    const manques = await openAlone(tx, { code, url: adressePublique }, deps.now)
    if (manques === null) throw new StartRefusedError(refus.dejaOuvert(libelle))
    if (manques.length > 0) throw new StartRefusedError(refus.pasPret(libelle, manques))
  })
  await deps.database.notify(TOPIC_CLIENTS)
  return textes.ouvert(code)
}

/** One installer at a time, never beside the demonstration, and all of it in one transaction. */
const alone = <T>({ database }: InstallerDeps, work: (tx: Executor) => Promise<T>): Promise<T> =>
  database.exclusively((db) =>
    upkeep(db, async (tx) => {
      const { hasDemonstration } = await findOccupants(tx)
      if (hasDemonstration) throw new StartRefusedError(textesDuDemarrage.baseDeDemonstration)
      return work(tx)
    }),
  )

async function refuseTaken(tx: Executor, { client, hotes }: NouveauClient): Promise<void> {
  for (const { code, libelle, adresses } of await findClients(tx)) {
    if (code === client) throw new StartRefusedError(refus.clientExistant(client))
    const pris = hotes.find((hote) => adresses.includes(hote))
    if (pris) throw new StartRefusedError(refus.hoteExistant(pris, libelle))
  }
}

/** Told by whoever installs it. */
const addRows = (
  db: Executor,
  { client, logos, contenus }: Awaited<ReturnType<typeof toRows>>,
): Promise<void> =>
  write(db, null, async (e) => {
    await addClient(e, client, logos)
    await addContenus(e, contenus)
    return tellAll(e)
  })

async function toRows(tx: Executor, demande: NouveauClient, now: Date) {
  const { client: clientCode, libelle, adressePostale } = demande
  const charte = charteDepuis(demande.couleur)
  const organisme = {
    nom: escapeHtml(libelle),
    siege: adressePostale && escapeHtml(adressePostale),
  }
  const logos = await logosInitiaux(libelle, charte, demande.logo)
  return {
    client: {
      code: clientCode,
      libelle,
      adresses: demande.hotes,
      adressePublique: demande.adressePublique,
      // Visitors under an unknown name meet the first client.
      isDefaut: (await findClients(tx)).length === 0,
      config: reglagesInitiaux(libelle, adressePostale),
      charte,
      fonctionnalites: fonctionnalitesInitiales,
      // Its pages are drafts with gaps: nobody meets them before they are filled in.
      preparation: { modele: null, depuis: now.toISOString() },
    },
    logos: logos.map((logo) => ({ clientCode, ...logo })),
    contenus: contenusInitiaux(organisme).map((contenu, ordre) => ({
      clientCode,
      ...contenu,
      ordre,
      publieLe: now,
    })),
  }
}

async function listAll(tx: Executor, { config }: InstallerDeps) {
  const annuaire = createAnnuaire(
    { protocole: config.publicProtocol, port: config.publicPort },
    { withDemonstration: false },
  )
  await annuaire.refresh(tx)
  return annuaire
}

/** As nodes will know it. */
async function readBack(tx: Executor, deps: InstallerDeps, code: string): Promise<Client> {
  const client = (await listAll(tx, deps)).byCode(code)
  if (!client) throw new StartRefusedError(refus.clientInconnu(code))
  return client
}

async function chooseClient(tx: Executor, deps: InstallerDeps, code: string | null) {
  if (code !== null) return readBack(tx, deps, code)
  const [only, ...others] = (await listAll(tx, deps)).all()
  if (!only) throw new StartRefusedError(refus.aucunClient)
  if (others.length > 0) throw new StartRefusedError(refus.clientANommer)
  return only
}
