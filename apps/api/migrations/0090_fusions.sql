CREATE TABLE "fusion_personne" (
	"client_code" text NOT NULL,
	"de" text NOT NULL,
	"personne_id" uuid NOT NULL,
	"ancienne_id" uuid,
	CONSTRAINT "fusion_personne_client_code_de_pk" PRIMARY KEY("client_code","de")
);
--> statement-breakpoint
ALTER TABLE "fusion_personne" ADD CONSTRAINT "fusion_personne_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fusion_personne" ADD CONSTRAINT "fusion_personne_personne_id_personne_id_fk" FOREIGN KEY ("personne_id") REFERENCES "public"."personne"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fusion_personne_vers" ON "fusion_personne" USING btree ("personne_id");