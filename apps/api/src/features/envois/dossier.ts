import type { DossierEnvoi, Envoi } from '@espace-adherent/contract'
import { canauxEnvoi, gestesPossibles, hasDroit, isHeureEnvoi } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import { findSeconds } from '../accords/a-deux/index.ts'
import { findAudience, mesurer } from '../audiences/index.ts'
import type { StaffContext } from '../context.ts'
import { countTraites, type EnvoiLu, findEnvoi, findRapport } from './envois.repository.ts'

/** Whoever may write them may approve those of others. */
export const droitEnvois = { domaine: 'notifications', action: 'update' } as const

const instant = (le: Date | null) => le?.toISOString() ?? null

export const toEnvoi = ({
  envoi,
  audience,
  auteur,
  approbateur,
  nombreApprouve,
}: EnvoiLu): Envoi => ({
  id: envoi.id,
  revision: envoi.revision,
  titre: envoi.titre,
  texte: envoi.texte,
  bouton: envoi.bouton,
  lien: envoi.lien,
  categorie: envoi.categorie,
  canaux: envoi.canaux,
  audienceId: envoi.audienceId,
  departLe: instant(envoi.departLe),
  etat: envoi.etat,
  audience,
  auteur,
  approbateur,
  nombreSoumis: envoi.nombreSoumis,
  nombreApprouve,
  nombre: envoi.nombre,
  motif: envoi.motif,
  creeLe: envoi.creeLe.toISOString(),
  commenceLe: instant(envoi.commenceLe),
  termineLe: instant(envoi.termineLe),
})

/** Whoever submits a draft becomes its author. */
async function findApprobateurs(
  { db, client, visiteur }: StaffContext,
  { etat, auteurId }: EnvoiLu['envoi'],
): Promise<string[] | null> {
  if (etat !== 'brouillon' && etat !== 'attente') return null
  const auteur = etat === 'brouillon' ? visiteur.compteId : auteurId
  const seconds = await findSeconds(db, { client }, droitEnvois, auteur ?? visiteur.compteId)
  return seconds.map(({ prenom, nom }) => `${prenom} ${nom}`)
}

/** One of them, with how many it is for, how far it has come and what may be done with it. */
export async function readDossier(context: StaffContext, id: string): Promise<DossierEnvoi> {
  const { db, client, visiteur, now } = context
  const lu = await findEnvoi(db, client.code, id)
  const audience = lu && (await findAudience(db, client.code, lu.envoi.audienceId))
  if (!lu || !audience) throw new AppError('NotFound')
  const { total, population, le } = await mesurer(db, client.code, audience.regle, now)
  const lignes = await findRapport(db, id)
  const canModifier = hasDroit(visiteur.roles, droitEnvois, client.droits)
  return {
    ...toEnvoi(lu),
    comptage: { total, population, le },
    traites: await countTraites(db, id),
    rapport: canauxEnvoi
      .filter((canal) => lu.envoi.canaux.includes(canal))
      .map((canal) => {
        const siennes = lignes.filter((ligne) => ligne.canal === canal)
        const somme = (etat: string) =>
          siennes.filter((l) => l.etat === etat).reduce((n, { nombre }) => n + nombre, 0)
        return {
          canal,
          aPartir: somme('a-partir'),
          partis: somme('parti'),
          remis: somme('remis'),
          echecs: somme('echec'),
          ecartes: somme('ecarte'),
          lus: canal === 'portail' ? siennes.reduce((n, { lus }) => n + lus, 0) : null,
        }
      }),
    ecarts: [...Map.groupBy(lignes, ({ motif }) => motif)].flatMap(([motif, siennes]) =>
      motif === null ? [] : [{ motif, nombre: siennes.reduce((n, { nombre }) => n + nombre, 0) }],
    ),
    gestes: canModifier ? gestesPossibles(lu.envoi, visiteur.compteId) : [],
    seconds: await findApprobateurs(context, lu.envoi),
    isHeure: isHeureEnvoi(now),
  }
}
