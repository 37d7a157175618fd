CREATE TABLE "brouillon_personnel" (
	"client_code" text NOT NULL,
	"compte_id" uuid NOT NULL,
	"cle" text NOT NULL,
	"valeur" text NOT NULL,
	"le" timestamp with time zone NOT NULL,
	CONSTRAINT "brouillon_personnel_client_code_compte_id_cle_pk" PRIMARY KEY("client_code","compte_id","cle")
);
--> statement-breakpoint
ALTER TABLE "brouillon_personnel" ADD CONSTRAINT "brouillon_personnel_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brouillon_personnel" ADD CONSTRAINT "brouillon_personnel_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brouillon_personnel_compte" ON "brouillon_personnel" USING btree ("compte_id");--> statement-breakpoint
CREATE INDEX "brouillon_personnel_le" ON "brouillon_personnel" USING btree ("le");