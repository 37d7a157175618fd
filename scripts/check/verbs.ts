import { parseSync } from 'oxc-parser'
import { verbsTolerated } from './verbs.list.ts'

/** Verbs of French, as a function may begin with them. What a function does is said in English; what it is about, in French. */
const french =
  /^(?:accepter|accorder|actualiser|afficher|ajouter|annoncer|annuler|appliquer|arreter|avertir|calculer|changer|charger|chercher|choisir|classer|clore|comparer|completer|composer|compter|conclure|confirmer|conseiller|consulter|contester|controler|corriger|couper|creer|decider|declarer|decouper|decrire|demander|demarrer|deplacer|deposer|dessiner|dire|donner|ecarter|ecrire|effacer|encaisser|enregistrer|envoyer|essayer|exiger|expedier|expliquer|exporter|faire|fermer|filtrer|finir|fusionner|garder|importer|imprimer|indexer|inscrire|inspecter|interroger|joindre|juger|lancer|lever|lier|lire|marquer|masquer|mesurer|mettre|modifier|montrer|nettoyer|nommer|noter|notifier|ouvrir|partager|partir|passer|porter|poser|prendre|prevenir|prouver|publier|qualifier|raconter|recevoir|reconnaitre|reediter|refuser|regler|relancer|relever|relire|rembourser|remettre|remplacer|remplir|rendre|renvoyer|repondre|reporter|reprendre|resumer|retablir|retenir|retirer|revenir|reviser|rouvrir|saisir|separer|signer|simuler|suivre|supprimer|suspendre|taire|tenir|tirer|tracer|trier|trouver|verifier|vider|voiler|voir)(?=[A-Z]|$)/

type Node = { type?: string; [key: string]: unknown }

/** The functions of a module whose name begins with a French verb. */
export function frenchVerbsOf(path: string, text: string): string[] {
  const names: string[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) walk(one)
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return
    const { type, id, init, ...rest } = node as Node
    const isFunction =
      type === 'FunctionDeclaration' ||
      (type === 'VariableDeclarator' && /Function/.test(String((init as Node | null)?.type)))
    const name = (id as Node | null)?.name
    if (isFunction && typeof name === 'string' && french.test(name)) names.push(name)
    walk(init)
    for (const value of Object.values(rest)) walk(value)
  }
  walk(parseSync(path, text).program)
  return names
}

/** New ones are refused; one that is gone leaves the list, which may only shrink. */
export function findVerbs(
  texts: readonly { path: string; text: string }[],
  tolerated: readonly string[] = verbsTolerated,
): string[] {
  const product = texts.filter(
    ({ path }) => /^(?:apps|packages)\/[^/]+\/src\//.test(path) && !/\.test\.tsx?$/.test(path),
  )
  const found = product.flatMap(({ path, text }) =>
    frenchVerbsOf(path, text).map((name) => ({ path, name })),
  )
  const names = new Set(found.map(({ name }) => name))
  return [
    ...found
      .filter(({ name }) => !tolerated.includes(name))
      .map(
        ({ path, name }) =>
          `${path}: ${name}() begins with a French verb: say in English what it does`,
      ),
    ...tolerated
      .filter((name) => !names.has(name))
      .map((name) => `scripts/check/verbs.list.ts has ${name}, which is gone: take it off`),
  ]
}
