/** Establishments that do not exist, by numbers that no real one has: enough to try the search. */
export const etablissements = {
  etablissement: [
    ['690099123', 'Clinique du Parc, 8 boulevard des Lilas, 69006 Lyon'],
    ['690099131', 'Hôpital des Deux Rives, 15 quai des Tilleuls, 69002 Lyon'],
    ['690099149', 'Polyclinique de la Saône, 42 rue du Port, 69400 Villefranche-sur-Saône'],
    ['690099156', 'Maternité des Canuts, 3 montée des Soyeux, 69004 Lyon'],
    ['380099017', 'Clinique des Cimes, 21 avenue du Vercors, 38000 Grenoble'],
    ['420099035', 'Centre hospitalier du Forez, 7 rue des Forges, 42600 Montbrison'],
    ['130099042', 'Clinique des Calanques, 60 chemin de la Soude, 13009 Marseille'],
    ['130099059', 'Hôpital Saint-Just, 118 avenue des Chartreux, 13004 Marseille'],
    ['750099064', 'Clinique du Canal, 12 quai de la Marne, 75019 Paris'],
    ['750099072', 'Hôpital des Batignolles, 5 rue des Dames, 75017 Paris'],
    ['330099081', 'Polyclinique des Graves, 33 cours de l’Yser, 33800 Bordeaux'],
    ['440099098', 'Clinique de l’Erdre, 9 quai de Versailles, 44000 Nantes'],
    ['590099104', 'Hôpital des Trois Moulins, 77 rue du Faubourg, 59000 Lille'],
    ['670099112', 'Clinique des Vosges du Nord, 2 route de Bitche, 67700 Saverne'],
    ['310099120', 'Centre de réadaptation du Lauragais, 14 allée des Cèdres, 31250 Revel'],
  ],
} as const
