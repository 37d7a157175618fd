CREATE TABLE "historique_adresse" (
	"historique_id" bigint PRIMARY KEY NOT NULL,
	"empreinte" text NOT NULL,
	"le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "historique_sceau" (
	"rang" bigint PRIMARY KEY NOT NULL,
	"historique_id" bigint NOT NULL,
	"empreinte" text NOT NULL,
	CONSTRAINT "historique_sceau_historiqueId_unique" UNIQUE("historique_id")
);
--> statement-breakpoint
ALTER TABLE "historique" ADD COLUMN "auteur_id" uuid;--> statement-breakpoint
ALTER TABLE "historique" ADD COLUMN "detail" jsonb;--> statement-breakpoint
CREATE INDEX "historique_adresse_le" ON "historique_adresse" USING btree ("le");--> statement-breakpoint
CREATE INDEX "historique_adresse_de" ON "historique_adresse" USING btree ("empreinte");