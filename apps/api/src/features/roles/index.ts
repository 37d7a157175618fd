import type {
  Data,
  droitsResource,
  ficheRoleResource,
  LigneDroits,
  NouveauRole,
} from '@espace-adherent/contract'
import {
  canDonner,
  type DroitsChoisis,
  fautesDroits,
  isMemeReglage,
  isRolePropre,
  libellesRole,
  nomRole,
  type Role,
  type RolePropre,
  reglageDe,
  rolesCopiables,
  rolesFournis,
  rolesPropres,
  sansAccents,
  splitReglage,
} from '@espace-adherent/domain'
import { type Ecriture, unchanged, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, refuseFautes, staleWrite } from '../../platform/http/index.ts'
import { type Accords, type GenreAccord, textesAccord } from '../accords/index.ts'
import type { StaffContext } from '../context.ts'
import { quiDe, tell } from '../nouvelles/index.ts'
import { holdDroits, saveDroits } from '../portail/index.ts'
import { defineSlice } from '../slice.ts'
import { findPorteurs, findRolesDe } from './droits.repository.ts'
import { appliquer, copieDe, lignes, poser, saisieDe } from './reglages.ts'
import { textes } from './textes.ts'

/** Beyond it, nobody knows any more which is which. */
const PROPRES_MAX = 30

type Deps = { accords: Accords }

async function lire(
  { accords }: Deps,
  db: Executor,
  context: StaffContext,
  { role, choisis }: { role: Role; choisis: DroitsChoisis | null },
  portes: Awaited<ReturnType<typeof findPorteurs>>,
): Promise<LigneDroits> {
  const fiche = choisis?.[role]?.fiche
  const sien = portes.find((un) => un.role === role)
  const { code: clientCode } = context.client
  return {
    role,
    nom: nomRole(role, choisis),
    description: fiche?.description ?? null,
    copieDe: fiche?.copieDe ?? null,
    creeLe: fiche?.creeLe ?? null,
    archiveLe: fiche?.archiveLe ?? null,
    personnes: sien?.personnes ?? 0,
    porteurs: sien?.porteurs ?? [],
    ...reglageDe(role, choisis),
    accord: isRolePropre(role)
      ? await accords.lire(db, context, { clientCode, objet: 'droits', cible: role })
      : null,
  } as LigneDroits
}

/** A role of the insurer's own, with what was decided of all of them, held; another client's does not exist. */
async function tenir(e: Ecriture, { client }: StaffContext, role: Role) {
  const choisis = await holdDroits(e, client.code)
  const choisi = choisis?.[role]
  if (!isRolePropre(role) || !choisi?.fiche || choisi.fiche.archiveLe !== null)
    throw new AppError('NotFound')
  return { choisis, choisi, fiche: choisi.fiche }
}

function refuseNom(nom: string, choisis: DroitsChoisis | null, sauf?: Role): void {
  const simple = (texte: string) => sansAccents(texte).toLowerCase()
  const pris = [
    ...Object.values(libellesRole),
    ...rolesPropres(choisis).flatMap((role) => (role === sauf ? [] : [nomRole(role, choisis)])),
  ]
  if (pris.some((un) => simple(un) === simple(nom))) refuseFautes({ nom: textes.nomPris })
}

/** What the roles of a client may do: read from the same memory as the guard's, changed for every node. */
const createDroitsSource = (deps: Deps) => ({
  async list(context: StaffContext): Promise<LigneDroits[]> {
    const { db, client } = context
    const portes = await findPorteurs(db, client.code)
    const lignesDe = [...rolesFournis, ...rolesPropres(client.droits)].map((role) =>
      lire(deps, db, context, { role, choisis: client.droits }, portes),
    )
    return Promise.all(lignesDe)
  },

  /** A copy begins with the rights of its model, which it remembers; medical reading is no part of them. */
  create: (context: StaffContext, sent: unknown): Promise<LigneDroits> =>
    write(context.db, quiDe(context), async (e) => {
      const { client, visiteur, now } = context
      const { nom, description, copieDe: modele } = sent as NouveauRole
      const choisis = await holdDroits(e, client.code)
      const isCopiable =
        (rolesCopiables as readonly Role[]).includes(modele) ||
        rolesPropres(choisis).includes(modele)
      if (!isCopiable || !canDonner(visiteur.roles, modele, choisis))
        refuseFautes({ copieDe: textes.copieImpossible })
      refuseNom(nom, choisis)
      if (rolesPropres(choisis).length >= PROPRES_MAX)
        refuseFautes({ nom: textes.tropDeRoles(PROPRES_MAX) })
      const role: RolePropre = `propre-${crypto.randomUUID().slice(0, 8)}`
      const fiche = {
        nom,
        description: description || null,
        copieDe: modele,
        creeLe: now.toISOString(),
        archiveLe: null,
      }
      const { droits, portees } = copieDe(modele, choisis)
      const poses = { ...choisis, [role]: { ...droits, portees, fiche } }
      await tell(e, await saveDroits(e, client.code, poses), {
        a: 'auteur',
        action: 'creation',
        objet: 'droits',
        cible: role,
        apres: { nom, description: fiche.description, copieDe: nomRole(modele, choisis) },
      })
      return unchanged(e, await lire(deps, e, context, { role, choisis: poses }, []))
    }),

  async update(asked: StaffContext, sent: Data<typeof droitsResource>): Promise<LigneDroits> {
    const { role, avant, droits, portees } = sent
    const voulu = { droits, portees }
    const { seul, isADeux } = splitReglage(avant, voulu)
    const context = isADeux ? await deps.accords.present(asked) : { ...asked, preuve: null }
    return write(context.db, quiDe(context), async (e) => {
      const { client, visiteur } = context
      const choisis = await holdDroits(e, client.code)
      const portes = await findPorteurs(e, client.code)
      const actuel = reglageDe(role, choisis)
      const lue = (suivants: DroitsChoisis | null) =>
        lire(deps, e, context, { role, choisis: suivants }, portes)
      if (isRolePropre(role) && choisis?.[role]?.fiche?.archiveLe !== null)
        throw new AppError('NotFound')
      const fautes = fautesDroits({ role, voulu, par: visiteur.roles, choisis })
      if (!isMemeReglage(actuel, avant)) throw staleWrite(sent, await lue(choisis))
      refuseFautes(
        Object.fromEntries(
          Object.entries(fautes).map(([domaine, message]) => [`droits.${domaine}`, message]),
        ),
      )
      let suivants = choisis
      // What only takes away counts at once; what opens more waits for a second administrator.
      if (!isMemeReglage(actuel, seul)) {
        suivants = poser(choisis, role, seul)
        await tell(e, await saveDroits(e, client.code, suivants), {
          a: 'auteur',
          action: 'modification',
          objet: 'droits',
          cible: role,
          ...lignes(actuel, seul),
        })
      }
      if (isADeux)
        await deps.accords.demander(e, context, {
          clientCode: client.code,
          objet: 'droits',
          cible: role,
          saisie: saisieDe(seul, voulu),
        })
      return unchanged(e, await lue(suivants))
    })
  },
})

const ficheRoleSource = {
  update: (
    context: StaffContext,
    voulu: Data<typeof ficheRoleResource>,
  ): Promise<{ role: RolePropre }> =>
    write(context.db, quiDe(context), async (e) => {
      const { client, visiteur, now } = context
      const { role, geste } = voulu
      const { choisis, choisi, fiche } = await tenir(e, context, role)
      // A role with more than they have is not theirs to name or to put away.
      if (!canDonner(visiteur.roles, role, choisis)) throw new AppError('Forbidden')
      if (geste === 'archiver') {
        const { personnes = 0 } =
          (await findPorteurs(e, client.code)).find((un) => un.role === role) ?? {}
        if (personnes > 0) throw new AppError('BadRequest', textes.porte(personnes))
      } else {
        const { nom, description } = fiche
        if (voulu.avant.nom !== nom || voulu.avant.description !== description)
          throw staleWrite(voulu, { role, nom, description })
        refuseNom(voulu.nom, choisis, role)
        if (voulu.nom === nom && (voulu.description || null) === description)
          return unchanged(e, { role })
      }
      const suivante =
        geste === 'archiver'
          ? { ...fiche, archiveLe: now.toISOString() }
          : { ...fiche, nom: voulu.nom, description: voulu.description || null }
      const poses = { ...choisis, [role]: { ...choisi, fiche: suivante } }
      const dire = ({ nom, description }: typeof fiche) => ({ nom, description })
      await tell(e, await saveDroits(e, client.code, poses), {
        a: 'auteur',
        action: geste === 'archiver' ? 'suppression' : 'modification',
        objet: 'droits',
        cible: role,
        avant: dire(fiche),
        ...(geste === 'renommer' && { apres: dire(suivante) }),
      })
      return unchanged(e, { role })
    }),
}

/** What two administrators agreed that a role may do, done when its time has come. */
export const genreDroits: GenreAccord = {
  objet: 'droits',

  async appliquer(tx, { clientCode, cible, demandeParId }, saisie, now) {
    const role = cible as Role
    const choisis = await holdDroits(tx, clientCode)
    const actuel = reglageDe(role, choisis)
    const voulu = appliquer(actuel, saisie)
    if (voulu === null) return textesAccord.perimes.valeurs
    const par = await findRolesDe(tx, demandeParId)
    if (!par || Object.keys(fautesDroits({ role, voulu, par, choisis })).length > 0)
      return textesAccord.perimes.regles
    const qui = { client: { code: clientCode }, now, auteur: { compteId: demandeParId } }
    await write(tx, qui, async (e) =>
      tell(e, await saveDroits(e, clientCode, poser(choisis, role, voulu)), {
        a: 'auteur',
        action: 'accord-applique',
        objet: 'droits',
        cible: role,
        ...lignes(actuel, voulu),
      }),
    )
    return null
  },
}

export const droitsSlice = defineSlice({
  nom: 'roles',
  sources: (deps: Deps) => ({ droits: createDroitsSource(deps), ficheRole: ficheRoleSource }),
})
