// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/animals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAnimals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Animal: Animal;
        Cat: Cat;
        Dog: Dog;
        Puppy: Puppy;
        Account: Account;
        GoldAccount: GoldAccount;
        Node: Node;
        Leaf: Leaf;
        Branch: Branch;
        Twig: Twig;
        Lonely: Lonely;
        Payment: Payment;
        CardPayment: CardPayment;
        CashPayment: CashPayment;
        AnimalBase: AnimalBase;
        AccountBase: AccountBase;
        NodeBase: NodeBase;
        BranchBase: BranchBase;
        PaymentBase: PaymentBase;
        Animal1: Animal1;
        Animal2: Animal2;
        Animal3: Animal3;
        Account1: Account1;
        Account2: Account2;
        Node1: Node1;
        Node2: Node2;
        Payment1: Payment1;
        Payment2: Payment2;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAnimals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description all */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Animal[];
                };
            };
        };
    };
}
export type Animal = Animal1 | Animal2 | Animal3;
export type Cat = AnimalBase & {
    lives: number;
};
export type Dog = AnimalBase & {
    tricks?: string[];
};
export type Puppy = Dog & {
    weeks: number;
};
export type Account = Account1 | Account2;
export type GoldAccount = AccountBase & {
    bonus: number;
};
export type Node = Node1 | Node2;
export type Leaf = NodeBase & {
    size: number;
};
export type Branch = Twig & {
    /**
     * @example "Twig"
     * @enum {string}
     */
    type: "Twig";
};
export type Twig = BranchBase & {
    length: number;
};
export type Lonely = {
    type: string;
};
export type Payment = Payment1 | Payment2;
export type CardPayment = PaymentBase & {
    number: string;
};
export type CashPayment = PaymentBase;
export type AnimalBase = {
    kind: string;
    name: string;
};
export type AccountBase = {
    type: string;
    owner?: string;
};
export type NodeBase = {
    type: string;
};
export type BranchBase = NodeBase & {
    children?: Node[];
};
export type PaymentBase = {
    method: string;
    amount: number;
};
export type Animal1 = Cat & {
    /**
     * @example "Cat"
     * @enum {string}
     */
    kind: "Cat";
};
export type Animal2 = Dog & {
    /**
     * @example "Dog"
     * @enum {string}
     */
    kind: "Dog";
};
export type Animal3 = Puppy & {
    /**
     * @example "Puppy"
     * @enum {string}
     */
    kind: "Puppy";
};
export type Account1 = GoldAccount & {
    /**
     * @example "gold"
     * @enum {string}
     */
    type: "gold";
};
export type Account2 = AccountBase & {
    /**
     * @example "plain"
     * @enum {string}
     */
    type: "plain";
};
export type Node1 = Leaf & {
    /**
     * @example "Leaf"
     * @enum {string}
     */
    type: "Leaf";
};
export type Node2 = Twig & {
    /**
     * @example "Twig"
     * @enum {string}
     */
    type: "Twig";
};
export type Payment1 = CardPayment & {
    /**
     * @example "card"
     * @enum {string}
     */
    method: "card";
};
export type Payment2 = CashPayment & {
    /**
     * @example "cash"
     * @enum {string}
     */
    method: "cash";
};
