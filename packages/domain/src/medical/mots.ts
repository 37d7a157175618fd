/**
 * Roots of words that tell about health. « Assurance maladie » is the name of a body and tells
 * nothing.
 */
const MOTS_DE_SANTE =
  /(?<!\p{L})(?:hospital|hôpita|chirurg|opérat(?:ion|oire)|clinique|psych|cancer|tumeur|diab[èe]t|grossesse|enceinte|maternité|accouche|invalidité|handicap|arrêt de travail|accident|décès|décédée?(?!\p{L})|(?<!assurance )maladies?(?!\p{L})|patholog|symptôm|diagnos|ordonnance|médicament|traitement médical|prothès|lunettes|dent(?:aire|s|iste)|auditi|kiné|dépress|addict|alcool|vih(?!\p{L})|ivg(?!\p{L})|pma(?!\p{L})|ald(?!\p{L})|dr(?!\p{L})|docteur|médecin)/iu

/**
 * Whether a text tells about health. An e-mail may be read by whoever shares a mailbox or a screen,
 * so such a text is shown in the member's space only.
 */
export const parleDeSante = (texte: string): boolean => MOTS_DE_SANTE.test(texte)
