/** French typography: a no-break space stands before « : ; ? ! » and inside guillemets. */
const cite = (mots: string) => `«\u00a0${mots}\u00a0»`

/** Long enough to be recognised by whoever typed it. */
const COURT = 40
const court = (mots: string) => (mots.length > COURT ? `${mots.slice(0, COURT)}…` : mots)

export const textes = {
  position: (position: number, message: string) => `Caractère ${position}\u00a0: ${message}`,
  tropLong: 'Ce texte dépasse 2\u00a0000\u00a0caractères.',
  illisible: 'Un texte tient sur une seule ligne, sans caractère invisible.',
  nonFermee: `${cite('((')} n’est pas suivi de ${cite('))')}.`,
  incomprise: (contenu: string) =>
    `${cite(`((${court(contenu)}))`)} n’est pas compris. On peut écrire ${cite('((variable))')}, ${cite('((si variable))')}, ${cite('((sinon))')} et ${cite('((fin))')}.`,
  inconnue: (nom: string, variables: Readonly<Record<string, unknown>>) => {
    const noms = Object.keys(variables)
    const possibles =
      noms.length === 0
        ? 'Ce texte n’en a aucune.'
        : `Variables possibles\u00a0: ${noms.join(', ')}.`
    return `La variable ${cite(court(nom))} n’existe pas. ${possibles}`
  },
  condition: (nom: string) =>
    `${cite(nom)} ne s’écrit pas\u00a0: elle ne s’emploie qu’avec ${cite(`((si ${nom}))`)}.`,
  facultative: (nom: string) =>
    `La variable ${cite(nom)} peut manquer\u00a0: écrivez-la entre ${cite(`((si ${nom}))`)} et ${cite('((fin))')}.`,
  sansSi: (mot: 'sinon' | 'fin') => `${cite(`((${mot}))`)} ne répond à aucun ${cite('((si …))')}.`,
  deuxSinon: `Un ${cite('((si …))')} n’a qu’un seul ${cite('((sinon))')}.`,
  siOuvert: (nom: string) => `${cite(`((si ${nom}))`)} n’est pas suivi de ${cite('((fin))')}.`,
  tropProfond: `Il y a trop de ${cite('((si …))')} les uns dans les autres (5 au plus).`,
  adresseAvecVariable:
    'Une variable ne peut pas être collée à une adresse de site\u00a0: séparez-les par un espace.',
  vide: 'Cette information est obligatoire',
  nomDeBloc: (nom: string) => `La variable ${cite(court(nom))} n’existe pas.`,
  pasUnLien: (nom: string) => `La variable ${cite(nom)} n’est pas un lien.`,
  pasUnCode: (nom: string) => `La variable ${cite(nom)} n’est pas un texte.`,
  indispensable: (nom: string) => `La variable ${cite(nom)} doit rester dans ce message.`,
  blocIndispensable: (nom: string) =>
    `Le bloc de la variable ${cite(nom)} (code ou lien) doit rester dans ce message.`,
  tropDeParagraphes: 'Un message a 40\u00a0paragraphes au plus.',
  smsTropLong: 'Un SMS a 459\u00a0caractères au plus.',
  texteInconnu: 'Ce texte n’existe pas.',
} as const
