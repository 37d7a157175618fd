/** Topic on which a publication is announced to every node. */
export const TOPIC_CONTENUS = 'contenus'
