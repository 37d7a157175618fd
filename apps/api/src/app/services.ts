import { isHeureEnvoi } from '@espace-adherent/domain'
import type { FastifyInstance } from 'fastify'
import { createAccords } from '../features/accords/index.ts'
import { type Actes, createActes } from '../features/actes/index.ts'
import { createBaseAdresses } from '../features/adresse/index.ts'
import { createPublics } from '../features/budgets/index.ts'
import { createClesAcces } from '../features/cles-acces/index.ts'
import { createClients, createOuverture } from '../features/clients/index.ts'
import { createComptes } from '../features/comptes/index.ts'
import { createFaqService } from '../features/faq/index.ts'
import { createControle, createFichiers } from '../features/fichiers/index.ts'
import { createExports } from '../features/gestion/index.ts'
import { createHistorique } from '../features/historique/index.ts'
import type { Identity, Leave } from '../features/identity/index.ts'
import { findMorceauxConnus } from '../features/imports/index.ts'
import { createMessages, MAILBOX_PATH } from '../features/messages/index.ts'
import type { Partie } from '../features/partie.ts'
import { genreDroits } from '../features/roles/index.ts'
import { createSecurite } from '../features/securite/index.ts'
import type { Cles } from '../features/systeme/index.ts'
import { createGenreRoles, genreMedical } from '../features/utilisateurs/index.ts'
import { discoverProvider, findFontUrl, originsOf } from '../idp/index.ts'
import { createJobs } from '../platform/jobs/index.ts'
import { createDoor } from '../platform/outgoing/door.ts'
import { hasDevTools } from './config.ts'
import { chooseEncaissement } from './encaissement.ts'
import type { Installation } from './installation.ts'
import { chooseMessengers } from './messengers.ts'
import { choosePortefeuilles } from './portefeuilles.ts'
import { contextsOf } from './request-context.ts'
import { catalogueMots, gestionsTenues, type Plugged, slices } from './slices.ts'

type Given = {
  identity: Identity
  cles: Cles
  clock: () => Date
  /** Whether pages are served too. */
  web: boolean
  onStop(listener: () => void): void
}

/** What the application gives while acts are still being gathered. */
async function createTools(
  app: FastifyInstance,
  { config, database, sealer, store, scanner, annuaire, contenus, ...rest }: Installation,
  { identity, cles, clock, web, onStop }: Given,
) {
  const { db } = database
  const findClient = annuaire.byCode
  const { messengers, isMailbox } = await chooseMessengers(
    config,
    (code) => findClient(code)?.libelle ?? '',
  )
  app.addHook('onClose', async () => {
    for (const messenger of Object.values(messengers)) messenger.close?.()
  })
  const { encaissement, close: closeEncaissement } = chooseEncaissement(config)
  app.addHook('onClose', closeEncaissement)
  const jobs = createJobs({
    db,
    clock,
    leaseMs: config.jobs.leaseMs,
    onFailure: (error, { key, essai }) =>
      app.log.warn({ job: key, essai, type: error.name }, 'job failed'),
  })
  const messages = createMessages({ db, jobs, sealer, clock, messengers, findClient })
  if (!messages.canSend('MAIL'))
    app.log.warn('no mail server (SMTP_URL): no security code leaves by mail')
  const publics = createPublics({
    sealer,
    messages,
    parHeure: config.mailsPublicsParHeure,
    onAlerte: (what) => app.log.warn(what),
  })
  const securite = createSecurite({ sealer, messages, identity })
  const clesAcces = createClesAcces({ db, clock, identity, messages, securite, originsOf })
  const door = createDoor({
    reseaux: config.reseauxFournisseurs,
    isLoopbackOpen: config.demoData,
  })
  const discover = discoverProvider(door)
  const accords = createAccords({
    sealer,
    messages,
    securite,
    findClient,
    delaiMs: config.delaiAccordMs,
  })
  const clients = createClients({ accords, sealer, findClient, discover })
  const ouverture = createOuverture({ accords, sealer, messages, findClient })
  const signsIn = {
    db,
    sealer,
    clock,
    identity,
    messages,
    publics,
    securite,
    clesAcces,
    findClient,
    allClients: annuaire.ouverts,
    tousClients: annuaire.all,
  }
  const comptes = createComptes(signsIn)
  return {
    ...signsIn,
    cles,
    database,
    store,
    contenus,
    encaissement,
    jobs,
    contexts: contextsOf({ db, clock, sealer }),
    subscribe: rest.subscribe,
    onStop,
    /** Where everything comes from one address, addresses are not counted. */
    limitAddresses: config.rateLimit > 0,
    isHeureEnvoi: config.hasHeuresEnvoi ? isHeureEnvoi : () => true,
    idleMinutes: config.session.idleMinutes,
    octetsMax: config.upload.maxBytes,
    pace: config.http.pace,
    partenaires: config.partenaires,
    portefeuillesDe: choosePortefeuilles(config, db, sealer),
    secretRetours: config.secretRetours,
    version: config.version,
    mailboxUrl: isMailbox ? MAILBOX_PATH : null,
    isMailboxShown: isMailbox && hasDevTools(config),
    fontUrl: web && !config.isDev ? findFontUrl(config.webDist) : null,
    comptes,
    door,
    discover,
    accords,
    clients,
    ouverture,
    genresAccord: [
      clients.genre,
      createGenreRoles({ comptes, findClient }),
      genreDroits,
      genreMedical,
    ],
    historique: createHistorique({ sealer, joursAdresses: config.joursAdresses }),
    faq: createFaqService({ snapshot: rest.faq, sealer, inbenta: config.inbenta }),
    adresses: createBaseAdresses({
      url: config.adressesUrl,
      onRepos: () => app.log.warn('the address base (ADRESSES_URL) does not answer'),
    }),
    gestions: gestionsTenues,
    catalogue: catalogueMots,
    exports: createExports({ db, jobs, messages, findClient, gestions: gestionsTenues }),
    ouvrirControle: () =>
      createControle({
        ...{ scanner, sansScanner: config.sansScanner, maxBytes: config.upload.maxBytes },
        onFault: (what, error) => app.log.error({ type: error?.name }, what),
      }),
    fichiers: createFichiers({
      db,
      store,
      scanner,
      sansScanner: config.sansScanner,
      sealer,
      clock,
      allClients: annuaire.all,
      parHeure: config.upload.perHour,
      findAutres: (noms) => findMorceauxConnus(db, noms),
      onFault: (what, error: NodeJS.ErrnoException | undefined) =>
        app.log.error({ type: error?.name, code: error?.code }, what),
      onInfected: (signature) => app.log.warn({ signature }, 'infected file refused'),
    }),
  }
}

type Tools = Awaited<ReturnType<typeof createTools>>
type WithActes = Tools & {
  actes: Actes
  /** What each slice holds of a person. */
  parties: readonly Partie[]
}

/** What slices are built from; `leave` ends a session where it was opened. */
export type Services = WithActes & { leave: Leave }

/** The compiler refuses here a slice that asks for what the application cannot give. */
export const plugged: readonly Plugged<Services, Tools>[] = slices

/**
 * Each service is made once, in the order of needs; acts come from the slices and need the rest.
 */
export async function createServices(
  app: FastifyInstance,
  installation: Installation,
  given: Given,
): Promise<WithActes> {
  const tools = await createTools(app, installation, given)
  const { sealer, messages, securite, fichiers, jobs, findClient, allClients } = tools
  const traites = plugged.flatMap(({ actes }) => actes?.(tools) ?? [])
  return {
    ...tools,
    actes: createActes(
      { sealer, messages, securite, fichiers, jobs, findClient, allClients },
      traites,
    ),
    parties: plugged.flatMap(({ donnees }) => donnees?.(tools) ?? []),
  }
}
