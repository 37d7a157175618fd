/** Why a run is not taken, or stops by itself; none names a person. */
export const textes = {
  enCours: 'Un autre import de ce client est en cours.',
  autreContenu: (lot: string) =>
    `Le lot ${lot} a déjà été envoyé avec un autre contenu\u00a0: donnez-lui un autre nom.`,
  manque: (precedent: string | null, dernier: string | null) =>
    precedent === null
      ? `Ce lot se présente comme le premier, et le dernier reçu est le lot ${dernier}.`
      : `Il manque le lot ${precedent}\u00a0: le dernier reçu est ${dernier === null ? 'aucun' : `le lot ${dernier}`}.`,
  sansCorrige: (lot: string) => `Le lot ${lot}, dont ces rejets viennent, n’a pas été importé ici.`,
  tropDeRejets: (rejetes: number, recus: number) =>
    `Plus de 10\u00a0% des enregistrements sont refusés (${rejetes} sur ${recus})\u00a0: rien n’est écrit.`,
  sansAntivirus:
    'Aucun antivirus ne répond\u00a0: les fichiers des documents ne peuvent pas être repris, rien n’est écrit.',
  aConfirmer: (entite: string, partis: number, avant: number, lot: string | null) =>
    `Plus de 5\u00a0% des ${entite} partiraient (${partis} sur ${avant})\u00a0: une autre personne doit confirmer${lot === null ? '' : ` (--confirmer ${lot})`}.`,
}
