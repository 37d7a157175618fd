import { ENVOIS_PATH, type EnvoiRecu, MORCEAUX_PATH } from '@espace-adherent/contract/gestions'
import { MORCEAU_OCTETS } from '@espace-adherent/domain'
import { withParams } from '../../platform/http/client.ts'
import { http } from '../../platform/http/http.ts'
import type { Envoi } from './choisir.ts'

/** Sends what the server has not yet, part after part; gives the lot. Cut, it is called again and goes on. */
export async function envoyer(
  { annonce, fichiers }: Envoi,
  dire: (pourCent: number) => void,
): Promise<string> {
  const annonces = fichiers.map(({ nom, contenu }) => ({ nom, taille: contenu.size }))
  const recu = (await http.post(ENVOIS_PATH, { ...annonce, fichiers: annonces })) as EnvoiRecu
  const total = recu.fichiers.reduce((somme, { taille }) => somme + taille, 0)
  let faits = recu.fichiers.reduce((somme, { recus }) => somme + recus, 0)
  for (const { nom, taille, recus } of recu.fichiers) {
    const contenu = fichiers.find((un) => un.nom === nom)?.contenu
    for (let debut = recus; contenu && debut < taille; debut += MORCEAU_OCTETS) {
      const morceau = contenu.slice(debut, debut + MORCEAU_OCTETS)
      const form = new FormData()
      form.append('file', morceau, 'morceau')
      await http.upload(withParams(MORCEAUX_PATH, { id: recu.id, nom, debut }), form)
      faits += morceau.size
      dire(Math.floor((100 * faits) / total))
    }
  }
  return recu.id
}
