import { limitesAccord } from '@espace-adherent/domain'
import type { Transaction } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import type { StaffContext } from '../context.ts'
import { type Message, notice, type Titulaire } from '../messages/index.ts'
import { type AccordRow, findAdministrateurs, findPersonnel } from './accords.repository.ts'
import {
  accordApplique,
  accordDemande,
  accordDonne,
  accordFini,
  administrateurNomme,
} from './mots.ts'
import { textes } from './textes.ts'

type Deps = {
  findClient(code: string): Client | undefined
}
type Nomme = { id: string; prenom: string; nom: string }

/** Where a change is looked at. */
const ecranDe = ({ objet, cible }: Pick<AccordRow, 'objet' | 'cible'>) =>
  ({
    clients: `/admin/clients/${cible}`,
    droits: `/admin/roles?role=${cible}`,
    medical: '/admin/roles?medical',
  })[objet as string] ?? `/admin/utilisateurs?fiche=${cible}`

/** Every step is a mail to every administrator of the client, whoever took it. */
export function createAnnonces({ findClient }: Deps) {
  async function aTous(
    tx: Transaction,
    cible: Pick<AccordRow, 'clientCode' | 'objet' | 'cible'>,
    ecrire: (client: Client, to: Titulaire, lien: string) => Message,
  ): Promise<Message[]> {
    const gens = await findAdministrateurs(tx, cible.clientCode)
    return gens.flatMap(({ clientCode, email, prenom }) => {
      // Those of the client that looks after it read it in their own portal.
      const client = findClient(clientCode)
      if (!client) return []
      return [ecrire(client, { email, prenom }, `${client.adressePublique}/#${ecranDe(cible)}`)]
    })
  }

  return {
    /** `acteurId`: who took this step; nobody when its time came. */
    async dire(tx: Transaction, row: AccordRow, quoi: string, acteurId: string | null) {
      const ids = [row.demandeParId, row.decideParId, acteurId].filter((id) => id !== null)
      const gens = await findPersonnel(tx, ids)
      const nomDe = (id: string | null) => {
        const un = gens.find(({ compteId }) => compteId === id)
        return un ? `${un.prenom} ${un.nom}` : textes.inconnu
      }
      const par = nomDe(row.demandeParId)
      const second = nomDe(row.decideParId)
      return aTous(tx, row, (client, to, lien) => {
        switch (row.etat) {
          case 'demande': {
            const jours = limitesAccord.validiteJours
            return notice(client, accordDemande, to, { quoi, par, jours, lien })
          }
          case 'accorde': {
            const effet = row.effetLe ?? row.demandeLe
            return notice(client, accordDonne, to, { quoi, par, second, effet, lien })
          }
          case 'applique':
            return notice(client, accordApplique, to, { quoi, par, second, lien })
          default:
            return notice(client, accordFini, to, {
              quoi,
              lien,
              refusePar: row.etat === 'refuse' ? nomDe(acteurId) : null,
              annulePar: row.etat === 'annule' ? nomDe(acteurId) : null,
              isExpire: row.etat === 'expire',
              motif: row.etat === 'perime' ? row.motif : null,
            })
        }
      })
    },

    /** Whoever is named may be among them; otherwise their invitation tells them. */
    async nommer(
      tx: Transaction,
      { client, visiteur }: StaffContext,
      { code, libelle: ou }: Pick<Client, 'code' | 'libelle'>,
      nomme: Nomme,
      effet: Date,
    ) {
      const par = `${visiteur.prenom} ${visiteur.nom}`
      const qui = `${nomme.prenom} ${nomme.nom}`
      // Of another client than one's own, accounts are looked at over there.
      const cible =
        code === client.code
          ? ({ clientCode: code, objet: 'compte', cible: nomme.id } as const)
          : ({ clientCode: code, objet: 'clients', cible: code } as const)
      return aTous(tx, cible, (chez, to, lien) =>
        notice(chez, administrateurNomme, to, { par, qui, ou, effet, lien }),
      )
    },
  }
}
